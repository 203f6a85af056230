import type { OwnListView } from '../features/shortlist/shortlist-view';
import { findAll } from '../lib/dom/on-event';
import { readProps } from '../../document/islands/read-props';
import { mountIsland } from './islands';

/** Shows the browser's favourites on their page. */
export function start(): void {
  const own = readProps<OwnListView>('own-list');
  if (!own) return;
  for (const place of findAll('[data-own-list]')) {
    mountIsland(place, 'own-list', { own }).catch(() => {
      // If the script fails to load, the content for visitors without scripts is shown.
      place.querySelector('[data-without-script]')?.removeAttribute('data-without-script');
    });
  }
}
