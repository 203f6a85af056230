/**
 * Does work once the browser has shown what is already changed, so that a press is seen at once and
 * what takes long comes a frame later.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
