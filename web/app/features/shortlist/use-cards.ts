import { useEffect, useRef, useState } from 'react';
import type { ListingCardView } from '../../catalogue/listing/card/listing-card-view';

type Cards = {
  /** Null until they were asked for. */
  byId: ReadonlyMap<string, ListingCardView> | null;
  /** Asked for, and no longer on the site. */
  goneIds: string[];
  hasFailed: boolean;
};

/** The cards of these listings; asked for again when one is added. */
export function useCards(cardsHref: string, ids: readonly string[]): Cards {
  const [cards, setCards] = useState<Cards>({ byId: null, goneIds: [], hasFailed: false });
  const asked = useRef(new Set<string>());
  const wanted = ids.join(',');
  useEffect(() => {
    const all = wanted === '' ? [] : wanted.split(',');
    if (all.every((id) => asked.current.has(id))) return;
    for (const id of all) asked.current.add(id);
    fetchCards(`${cardsHref}${wanted}/`).then(
      (found) => {
        const byId = new Map(found.map((card) => [card.id, card]));
        setCards({ byId, goneIds: all.filter((id) => !byId.has(id)), hasFailed: false });
      },
      () => {
        asked.current.clear();
        setCards((before) => ({ ...before, hasFailed: true }));
      },
    );
  }, [wanted, cardsHref]);
  return cards;
}

async function fetchCards(address: string): Promise<ListingCardView[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as ListingCardView[];
}
