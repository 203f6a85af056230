import { mountIsland } from './islands';
import { findAll } from '../lib/dom/on-event';
import type { LightboxPicture } from '../catalogue/listing/media/lightbox';

const link = 'a[data-picture]';

/** Shows a pressed picture and the others of its list; rejects if a script does not load. */
export async function showLightbox(pressed: HTMLElement): Promise<void> {
  const list = findAll(`${link}[data-pictures="${pressed.dataset.pictures}"]`);
  const links = list.filter((one) => one.querySelector('img'));
  const first = Number(pressed.dataset.picture);
  const type = findType(pressed);
  const pictures = links.map((one) => readPicture(one as HTMLAnchorElement, type));
  // A cover that was swiped shows another picture than its own.
  const images = [...pressed.querySelectorAll('img')];
  const shown = (images.length > 1 ? images[first] : images[0])?.currentSrc;
  if (shown && pictures[first]) pictures[first].preview = shown;
  const element = document.createElement('div');
  document.body.append(element);
  const remove = await mountIsland(element, 'lightbox', {
    pictures,
    label: links.find(({ dataset }) => dataset.lightbox)?.dataset.lightbox ?? '',
    first,
    onClose: () => {
      remove();
      element.remove();
      pressed.focus({ preventScroll: true });
    },
  });
}

/** Returns the format that this browser chose for the pressed picture. */
function findType(pressed: HTMLElement): 'image/avif' | 'image/webp' {
  const source = pressed.querySelector('img')?.currentSrc ?? '';
  return source.endsWith('.avif') ? 'image/avif' : 'image/webp';
}

/** Reads a picture from the page, with what the page already shows of it. */
function readPicture(one: HTMLAnchorElement, type: string): LightboxPicture {
  const image = one.querySelector('img');
  const width = Number(image?.getAttribute('width') ?? 0);
  const height = Number(image?.getAttribute('height') ?? 0);
  const set = one.querySelector<HTMLSourceElement>(`source[type="${type}"]`)?.srcset ?? '';
  const files = set.split(', ').flatMap((file) => {
    const [src = '', size = ''] = file.split(' ');
    const fileWidth = Number.parseInt(size, 10);
    if (!(fileWidth > 0)) return [];
    return [{ src, width: fileWidth, height: Math.round((fileWidth * height) / width) }];
  });
  const preview = image?.complete ? image.currentSrc : '';
  return { href: one.href, alt: image?.alt ?? '', width, height, files, preview };
}
