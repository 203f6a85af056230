import { prepareIsland } from './islands';
import { goTo } from '../lib/dom/go-to';
import { onEvent, onPlainClick } from '../lib/dom/on-event';

const link = 'a[data-picture]';

/**
 * Shows a picture in the lightbox when its link is pressed; loads the script on first use. The link
 * contains the name of its list (`data-pictures`) and its index; one link has the list's title
 * (`data-lightbox`).
 */
export function startLightbox(): void {
  const load = () => import('./show-lightbox');
  const prepare = () =>
    void Promise.all([load(), prepareIsland('lightbox')]).catch(() => undefined);
  onEvent('pointerover', link, prepare);
  onEvent('focusin', link, prepare);
  onPlainClick(link, (picture) => {
    load()
      .then(({ showLightbox }) => showLightbox(picture))
      // Offline or after a new release: the link still opens the picture.
      .catch(() => goTo(picture.href));
  });
}
