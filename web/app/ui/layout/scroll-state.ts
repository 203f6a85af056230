import { findAll, onEvent } from '../../lib/dom/on-event';
import { setTopBarShow } from './shell-settings';
import { animate } from './animate';

const fixedBeyond = 30;
const shownFrom = 10;

/** Screens of scroll from which a phone shows the button (`back-to-top.module.css`). */
const screensDown = 3;

export function startScrollState(): void {
  let last = 0;
  const measure = () => {
    const { scrollY, innerHeight } = window;
    const isFixed = scrollY > fixedBeyond;
    setTopBarShow(!isFixed);
    for (const { dataset } of findAll('[data-page-header]')) {
      if (dataset.fixed !== String(isFixed)) dataset.fixed = String(isFixed);
    }
    for (const link of findAll('[data-back-to-top]')) {
      link.hidden = scrollY < shownFrom;
      link.toggleAttribute('data-up', scrollY < last && scrollY > screensDown * innerHeight);
      link.style.visibility = isOverField(link) ? 'hidden' : '';
    }
    last = scrollY;
  };
  measure();
  window.addEventListener('scroll', measure, { passive: true });
  onEvent('click', '[data-back-to-top]', (_link, event) => {
    event.preventDefault();
    scrollToTop();
  });
}

/** A field on a phone is as wide as the screen, so the button would cover its end. */
function isOverField(link: Element): boolean {
  const { x, top, bottom } = link.getBoundingClientRect();
  return [top, bottom].some((y) =>
    document.elementsFromPoint(x, y).some((element) => element.matches('input, select, textarea')),
  );
}

const DURATION_MS = 500;

/** Scrolls to the top in 500 ms, immediately under reduced motion, then moves the focus. */
export function scrollToTop(): void {
  const from = window.scrollY;
  animate(DURATION_MS, (progress) => {
    window.scrollTo(0, from * (1 - progress));
    if (progress === 1) document.getElementById('top')?.focus({ preventScroll: true });
  });
}
