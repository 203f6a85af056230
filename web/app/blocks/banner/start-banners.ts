import { findAll, onEvent } from '../../lib/dom/on-event';
import { readSlide, showSlide } from '../../ui/cards/start-slides';

const AUTOPLAY_MS = 3000;
const gallery = '[data-autoplay]';
const pictures = `${gallery} [data-scroller]`;
const film = '[data-film]';
const films = `${film} video`;
const boxes = `${gallery}, ${film}`;
const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/**
 * Starts the moving parts of banners: galleries that change every three seconds, and videos. They
 * play by themselves, except under reduced motion, and have a button that stops them.
 */
export function start(): void {
  const motion = () => window.matchMedia('(prefers-reduced-motion: reduce)');
  const play = () => playAll(!motion().matches);
  motion().addEventListener('change', play);
  window.addEventListener('pageshow', play);
  play();
  for (const event of ['pointerdown', 'keydown'] as const) onEvent(event, pictures, endAround);
  for (const event of ['pointerout', 'focusout'] as const) onEvent(event, pictures, waitAnew);
  onEvent('click', `${gallery} [data-turn]`, endAround);
  onEvent('click', '[data-play]', (button) => {
    const box = button.closest<HTMLElement>(boxes);
    const isStarted = box?.dataset.playing === undefined;
    const video = box?.querySelector('video');
    if (video) playFilm(video, isStarted);
    else if (box) playGallery(box, isStarted);
  });
  const showFilm = (video: HTMLElement, { type }: Event) => {
    const box = video.closest<HTMLElement>(film);
    if (box) showState(box, type === 'play');
  };
  for (const event of ['play', 'pause'] as const)
    onEvent(event, films, showFilm, { capture: true });
}

function showButton(box: HTMLElement): void {
  box.querySelector('[data-play]')?.removeAttribute('hidden');
  box.querySelector('[data-film-link]')?.setAttribute('hidden', '');
}

function playAll(isPlaying: boolean): void {
  for (const box of findAll(boxes)) showButton(box);
  for (const box of findAll(gallery)) playGallery(box, isPlaying);
  for (const video of document.querySelectorAll<HTMLVideoElement>(films)) {
    if (isPlaying || !video.paused) playFilm(video, isPlaying);
  }
}

function playGallery(box: HTMLElement, isPlaying: boolean): void {
  showState(box, isPlaying);
  box.querySelector('[data-position]')?.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
  clearTimeout(timers.get(box));
  if (isPlaying) timers.set(box, setTimeout(advance, AUTOPLAY_MS, box));
}

/** Shows the next picture, unless the gallery is hovered or focused or the tab is hidden. */
function advance(box: HTMLElement): void {
  const isHeld = box.querySelector('[data-scroller]')?.matches(':hover, :focus-within') ?? false;
  const count = box.querySelectorAll('[data-scroller] > ul > li').length;
  if (!isHeld && !document.hidden) showSlide(box, (readSlide(box) + 1) % count);
  playGallery(box, box.isConnected);
}

function waitAnew(inside: HTMLElement): void {
  const box = inside.closest<HTMLElement>(gallery);
  if (box?.dataset.playing !== undefined) playGallery(box, true);
}

function endAround(inside: HTMLElement): void {
  const box = inside.closest<HTMLElement>(gallery);
  if (box) playGallery(box, false);
}

/** A browser that saves power or data refuses to play: the poster stays, the button works. */
function playFilm(video: HTMLVideoElement, isPlaying: boolean): void {
  // React omits the attribute in server HTML.
  video.muted = true;
  if (isPlaying) video.play().catch(() => undefined);
  else video.pause();
}

function showState(box: HTMLElement, isPlaying: boolean): void {
  box.toggleAttribute('data-playing', isPlaying);
  const button = box.querySelector<HTMLElement>('[data-play]');
  const label = isPlaying ? button?.dataset.pause : button?.dataset.play;
  if (label !== undefined) button?.setAttribute('aria-label', label);
}
