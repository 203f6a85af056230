import { useEffect, useState } from 'react';
import type { ListingCardView } from '../../../catalogue/listing/card/listing-card-view';

/** Returns the cards with these ids; null while loading. Leaves out cards that fail to load. */
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
