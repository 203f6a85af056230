import { mountIsland, prepareIsland } from './list-islands';
import { goTo } from '../lib/dom/go-to';
import { findAll, onEvent, onPlainClick } from '../lib/dom/on-event';
import type { LightboxPicture } from '../catalogue/listing/media/lightbox';

const link = 'a[data-picture]';

/**
 * DETAIL-1: shows a picture large in the page when its link is pressed; the script comes with the
 * first one. The link names its list (`data-pictures`) and which of its pictures it is; one of them
 * says what the list is called (`data-lightbox`).
 */
export function startLightbox(): void {
  const prepare = () => void prepareIsland('lightbox').catch(() => undefined);
  onEvent('pointerover', link, prepare);
  onEvent('focusin', link, prepare);
  onPlainClick(link, (picture) => {
    show(picture).catch(() => {
      // The network is gone or the site was renewed: the link still leads to the picture.
      goTo(picture.href);
    });
  });
}

async function show(pressed: HTMLElement): Promise<void> {
  const list = findAll(`${link}[data-pictures="${pressed.dataset.pictures}"]`);
  const links = list.filter((one) => one.querySelector('img'));
  const element = document.createElement('div');
  document.body.append(element);
  const remove = await mountIsland(element, 'lightbox', {
    pictures: links.map((one) => readPicture(one as HTMLAnchorElement)),
    label: links.find(({ dataset }) => dataset.lightbox)?.dataset.lightbox ?? '',
    first: Number(pressed.dataset.picture),
    onClose: () => {
      remove();
      element.remove();
      pressed.focus({ preventScroll: true });
    },
  });
}

/** What the page already says of a picture; its WebP files, which every browser shows. */
function readPicture(one: HTMLAnchorElement): LightboxPicture {
  const image = one.querySelector('img');
  const width = Number(image?.getAttribute('width') ?? 0);
  const height = Number(image?.getAttribute('height') ?? 0);
  const set = one.querySelector<HTMLSourceElement>('source[type="image/webp"]')?.srcset ?? '';
  const files = set.split(', ').flatMap((file) => {
    const [src = '', size = ''] = file.split(' ');
    const fileWidth = Number.parseInt(size, 10);
    if (!(fileWidth > 0)) return [];
    return [{ src, width: fileWidth, height: Math.round((fileWidth * height) / width) }];
  });
  return { href: one.href, alt: image?.alt ?? '', width, height, files };
}
