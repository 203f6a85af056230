import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { serialiseIds } from '../../lib/id-list';
import type { ListingCardView } from '../../catalogue/listing/card/listing-card-view';
import type { FavouritesView } from './shortlist-view';

type Cards = {
  /** Null until they were asked for. */
  byId: ReadonlyMap<string, ListingCardView> | null;
  /** Asked for, and no longer on the site. */
  goneIds: string[];
};

/** The cards of these listings, asked of the page's own address; again when one is added. */
export function useCards(ownHref: string, ids: readonly string[]): Cards {
  const { load, data } = useFetcher<{ view: FavouritesView }>();
  const asked = useRef(new Set<string>());
  const wanted = ids.join(',');
  useEffect(() => {
    const all = wanted === '' ? [] : wanted.split(',');
    if (all.length === 0 || all.every((id) => asked.current.has(id))) return;
    for (const id of all) asked.current.add(id);
    load(ownHref + serialiseIds(all));
  }, [wanted, load, ownHref]);
  const view = data?.view;
  const byId = view ? new Map(view.listings.map((card) => [card.id, card])) : null;
  return { byId, goneIds: view?.goneIds ?? [] };
}
