import type { OwnListView } from '../features/shortlist/shortlist-view';
import { findAll } from '../lib/dom/on-event';
import { readProps } from '../../document/islands/read-props';
import { mountIsland } from './list-islands';

/** DETAIL-7: shows the favourites that this browser keeps on their page. */
export function start(): void {
  const own = readProps<OwnListView>('own-list');
  if (!own) return;
  for (const place of findAll('[data-own-list]')) {
    mountIsland(place, 'own-list', { own }).catch(() => {
      // Its script does not come: what is there without scripts is shown again.
      place.querySelector('[data-without-script]')?.removeAttribute('data-without-script');
    });
  }
}
