import { findAll, onEvent } from '../../lib/dom/on-event';
import { animate } from '../layout/animate';

const SLIDE_MS = 500;
const slides = '[data-slides]';
const stopMoving = new WeakMap<HTMLElement, () => void>();

/**
 * Starts the rows that scroll sideways by swipe, key or button. The element around a row
 * (`data-slides`) contains the scroller (`data-scroller`) and its buttons (`data-turn`, 1 or -1).
 */
export function startSlides(): void {
  for (const row of findAll(slides)) showPosition(row);
  const onScroll = (scroller: HTMLElement) => {
    const row = scroller.closest<HTMLElement>(slides);
    if (row) showPosition(row);
  };
  onEvent('scroll', '[data-scroller]', onScroll, { capture: true, passive: true });
  window.addEventListener('resize', () => findAll(slides).forEach(showPosition));
  onEvent('click', `${slides} [data-turn]`, (button) => {
    const row = button.closest<HTMLElement>(slides);
    if (row && button.ariaDisabled !== 'true') turn(row, Number(button.dataset.turn));
  });
}

export function showSlide(row: HTMLElement, index: number): void {
  const scroller = scrollerOf(row);
  if (!scroller) return;
  const from = scroller.scrollLeft;
  const to = Math.min(index * slideStep(scroller), scroller.scrollWidth - scroller.clientWidth);
  stopMoving.get(row)?.();
  // Scroll snapping would interfere with every frame of the animation.
  scroller.style.scrollSnapType = 'none';
  const stop = animate(SLIDE_MS, (progress) => {
    scroller.scrollLeft = from + (to - from) * progress;
    if (progress === 1) scroller.style.scrollSnapType = '';
  });
  stopMoving.set(row, stop);
}

export function readSlide(row: HTMLElement): number {
  const scroller = scrollerOf(row);
  return scroller ? Math.round(scroller.scrollLeft / slideStep(scroller)) : 0;
}

/** Moves by the visible width, or by one slide in a row that loops. */
function turn(row: HTMLElement, direction: number): void {
  const scroller = scrollerOf(row);
  if (!scroller) return;
  if (row.dataset.slides === 'round') {
    const count = scroller.querySelectorAll(':scope > ul > li').length;
    return showSlide(row, (readSlide(row) + direction + count) % count);
  }
  const viewful = Math.max(1, Math.floor(scroller.clientWidth / slideStep(scroller)));
  showSlide(row, Math.max(0, readSlide(row) + direction * viewful));
}

/** Updates the position and disables the buttons at the ends of a row that does not loop. */
function showPosition(row: HTMLElement): void {
  const scroller = scrollerOf(row);
  if (!scroller) return;
  const position = row.querySelector<HTMLElement>('[data-position]');
  const text = position?.dataset.position?.replace('#', String(readSlide(row) + 1));
  if (position && text !== undefined && position.textContent !== text) position.textContent = text;
  if (row.dataset.slides === 'round') return;
  const { scrollLeft, scrollWidth, clientWidth } = scroller;
  const isAt = { '-1': scrollLeft <= 1, '1': scrollLeft + clientWidth >= scrollWidth - 1 };
  for (const button of findAll('[data-turn]', row)) {
    const isEnd = isAt[button.dataset.turn === '1' ? '1' : '-1'];
    if (isEnd) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
  }
}

function scrollerOf(row: HTMLElement): HTMLElement | null {
  return row.querySelector<HTMLElement>('[data-scroller]');
}

function slideStep(scroller: HTMLElement): number {
  const [first, second] = scroller.querySelectorAll<HTMLElement>(':scope > ul > li');
  return (first && second ? second.offsetLeft - first.offsetLeft : scroller.clientWidth) || 1;
}
