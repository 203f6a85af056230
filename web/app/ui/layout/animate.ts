/**
 * Calls `draw` with eased values from 0 to 1 over `duration` ms, or immediately with 1 under
 * reduced motion. Returns a function that stops it.
 */
export function animate(duration: number, draw: (progress: number) => void): () => void {
  const started = performance.now();
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  let frame = 0;
  const step = (now: number) => {
    const progress = calm ? 1 : Math.min(1, (now - started) / duration);
    if (progress < 1) frame = requestAnimationFrame(step);
    draw(easeInOut(progress));
  };
  step(started);
  return () => cancelAnimationFrame(frame);
}

function easeInOut(progress: number): number {
  return progress < 0.5 ? 2 * progress ** 2 : 1 - (2 - 2 * progress) ** 2 / 2;
}
