const DURATION_MS = 500;

/** SHELL-2: back to the top in 500 ms, at once for who asked for less motion; then focus follows. */
export function scrollToTop(): void {
  const from = window.scrollY;
  const started = performance.now();
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;

  const step = (now: number) => {
    const progress = calm ? 1 : Math.min(1, (now - started) / DURATION_MS);
    window.scrollTo(0, from * (1 - easeInOut(progress)));
    if (progress < 1) requestAnimationFrame(step);
    else document.getElementById('top')?.focus({ preventScroll: true });
  };
  step(started);
}

function easeInOut(progress: number): number {
  return progress < 0.5 ? 2 * progress ** 2 : 1 - (2 - 2 * progress) ** 2 / 2;
}
