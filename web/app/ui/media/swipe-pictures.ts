import { parseHtml } from '../../lib/dom/parse-html';
import { findAll } from '../../lib/dom/on-event';
import { animate } from '../layout/animate';
import { classNames } from '../layout/class-names';
import styles from './swipe-pictures.module.css';

const slideMs = 280;
/** A finger that moves further than this changes the picture. */
const leastMove = 40;

interface Swipe {
  root: HTMLElement;
  strip: HTMLElement;
  count: number;
  index: number;
  pictures: Promise<Element[]> | null;
  stop: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const taken = new WeakMap<HTMLElement, Swipe>();

/**
 * Lets the pictures of a card or of a listing's cover be swiped, stepped with arrow keys, and with
 * buttons under a mouse or after the keyboard's focus. All but the first are loaded when asked for.
 * `event` is the one that came first; a touch is followed at once.
 */
export function takePictures(root: HTMLElement, event: Event): void {
  const swipe = taken.get(root) ?? prepare(root);
  if (!swipe) return;
  if (event instanceof PointerEvent && event.pointerType === 'mouse') addButtons(swipe);
  if (event.type === 'focusin' && root.matches(':has(:focus-visible)')) addButtons(swipe);
  if (event.type === 'touchstart') follow(swipe, event as TouchEvent);
}

function prepare(root: HTMLElement): Swipe | null {
  const strip = root.querySelector<HTMLElement>('[data-swipe-strip]');
  const count = Number(root.dataset.swipe);
  if (!strip || !(count > 1)) return null;
  const swipe: Swipe = { root, strip, count, index: 0, pictures: null, stop: () => undefined };
  taken.set(root, swipe);
  root.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    void show(swipe, swipe.index + step);
  });
  return swipe;
}

/** Moves to a picture; past the last one comes the first. */
async function show(swipe: Swipe, to: number): Promise<void> {
  const { strip, count } = swipe;
  swipe.index = (to + count) % count;
  tellPosition(swipe);
  const goal = swipe.index;
  await fill(swipe);
  if (swipe.index !== goal) return;
  swipe.stop();
  const from = strip.scrollLeft;
  const left = goal * strip.clientWidth;
  swipe.stop = animate(slideMs, (progress) => {
    strip.scrollLeft = from + (left - from) * progress;
  });
}

/** Adds slides, and pictures to the current one and the next. */
async function fill(swipe: Swipe): Promise<void> {
  const { root, strip, count, index } = swipe;
  if (styles.moving) strip.classList.add(styles.moving);
  while (strip.childElementCount < count) {
    const slide = document.createElement('span');
    slide.className = styles.slide ?? '';
    strip.append(slide);
  }
  swipe.pictures ??= findPictures(root);
  const pictures = await swipe.pictures.catch(() => {
    swipe.pictures = null;
    return [];
  });
  for (const at of [index, index + 1]) {
    const [slide, picture] = [strip.children[at], pictures[at]];
    if (at > 0 && slide && picture && !slide.hasChildNodes()) slide.append(picture);
  }
}

/**
 * Returns the pictures in order: those of the page for its cover, otherwise of the page that the
 * card leads to, in the sizes of the first one.
 */
async function findPictures(root: HTMLElement): Promise<Element[]> {
  const isCover = root.matches('a[data-pictures]');
  const link = root.querySelector<HTMLAnchorElement>('a[href]');
  const page = isCover ? document : parseHtml(await load(link?.href ?? ''));
  const sizes = root.querySelector('img')?.getAttribute('sizes') ?? '';
  const links = findAll('a[data-picture][data-pictures="photos"]', page);
  return links.flatMap((one) => {
    const picture = one.querySelector('picture')?.cloneNode(true) as HTMLElement | undefined;
    if (!picture) return [];
    picture.className = root.querySelector('picture')?.className ?? '';
    const own = findAll('source, img', picture);
    for (const source of own) if (source.hasAttribute('sizes')) source.setAttribute('sizes', sizes);
    picture.querySelector('img')?.removeAttribute('loading');
    return [picture];
  });
}

async function load(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  return response.text();
}

/** Follows a finger sideways; vertical moves scroll the page (`touch-action`). */
function follow(swipe: Swipe, { touches }: TouchEvent): void {
  const [start] = touches;
  const row = swipe.root.closest<HTMLElement>('[data-scroller], [data-strip]');
  // The finger moves the row of cards instead.
  if (!start || touches.length > 1 || (row && row.scrollWidth > row.clientWidth + 1)) return;
  const { strip, root } = swipe;
  const from = swipe.index * strip.clientWidth;
  let moved = 0;
  const listening = new AbortController();
  const move = ({ touches: [touch], touches: { length } }: TouchEvent) => {
    if (!touch || length > 1) return;
    moved = start.clientX - touch.clientX;
    if (Math.abs(moved) < 8) return;
    void fill(swipe);
    swipe.stop();
    strip.scrollLeft = from + moved;
  };
  const end = () => {
    listening.abort();
    if (Math.abs(moved) < 8) return;
    const step = Math.abs(moved) < leastMove ? 0 : Math.sign(moved);
    const to = Math.min(swipe.count - 1, Math.max(0, swipe.index + step));
    void show(swipe, to);
  };
  const { signal } = listening;
  root.addEventListener('touchmove', move, { signal, passive: true });
  root.addEventListener('touchend', end, { signal });
  root.addEventListener('touchcancel', end, { signal });
}

/** Tells the number of the picture, and the lightbox where to begin. */
function tellPosition({ root, index }: Swipe): void {
  for (const one of findAll('[data-at]', root)) one.dataset.at = String(index + 1);
  if (root.dataset.picture !== undefined) root.dataset.picture = String(index);
}

function addButtons(swipe: Swipe): void {
  const { root, strip } = swipe;
  // The cover has a lightbox, and cannot contain buttons: it is a link.
  if (root.matches('a') || root.querySelector('[data-step]')) return;
  const words = root.dataset.swipeWords?.split('|') ?? [];
  const buttons = [-1, 1].map((step, at) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = classNames(styles.button, step > 0 && styles.next) ?? '';
    button.dataset.step = String(step);
    button.setAttribute('aria-label', words[at] ?? '');
    button.addEventListener('click', () => void show(swipe, swipe.index + step));
    return button;
  });
  strip.parentElement?.append(...buttons);
}
