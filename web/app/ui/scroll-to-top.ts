import { animate } from './animate';

const DURATION_MS = 500;

/** SHELL-2: back to the top in 500 ms, at once for who asked for less motion; then focus follows. */
export function scrollToTop(): void {
  const from = window.scrollY;
  animate(DURATION_MS, (progress) => {
    window.scrollTo(0, from * (1 - progress));
    if (progress === 1) document.getElementById('top')?.focus({ preventScroll: true });
  });
}
