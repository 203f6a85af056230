import { findAll, onEvent } from '../../lib/dom/on-event';
import { setTopBarShow } from './shell-settings';
import { animate } from './animate';

/** SHELL-2: from how many pixels of scroll the header is fixed, and the button to the top seen. */
const fixedBeyond = 30;
const shownFrom = 10;

/** On how many screens down a way back up is of use on a phone (`back-to-top.module.css`). */
const screensDown = 3;

/** SHELL-2: the header's state and the button back to the top, by how far the page is scrolled. */
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

/** On a phone a field is as wide as the screen: the button would lie over its end. */
function isOverField(link: Element): boolean {
  const { x, top, bottom } = link.getBoundingClientRect();
  return [top, bottom].some((y) =>
    document.elementsFromPoint(x, y).some((element) => element.matches('input, select, textarea')),
  );
}

const DURATION_MS = 500;

/** SHELL-2: back to the top in 500 ms, at once for who asked for less motion; then focus follows. */
export function scrollToTop(): void {
  const from = window.scrollY;
  animate(DURATION_MS, (progress) => {
    window.scrollTo(0, from * (1 - progress));
    if (progress === 1) document.getElementById('top')?.focus({ preventScroll: true });
  });
}
