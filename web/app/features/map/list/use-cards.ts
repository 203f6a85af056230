import { useEffect, useState } from 'react';
import type { ListingCardView } from '../../../catalogue/listing/card/listing-card-view';

/** The cards with these ids; null while they are on their way. What cannot be had is none. */
export function useCards(cardsHref: string, ids: readonly string[]): ListingCardView[] | null {
  const [found, setFound] = useState<{ key: string; cards: ListingCardView[] } | null>(null);
  const key = ids.join(',');
  useEffect(() => {
    if (key === '') return;
    const controller = new AbortController();
    fetch(`${cardsHref}${key}/`, { signal: controller.signal })
      .then((answer) => (answer.ok ? answer.json() : []))
      .then((cards: ListingCardView[]) => setFound({ key, cards }))
      .catch(() => {
        if (!controller.signal.aborted) setFound({ key, cards: [] });
      });
    return () => controller.abort();
  }, [cardsHref, key]);
  return found?.key === key ? found.cards : null;
}
