/**
 * Waits until the browser has painted earlier changes, before slow work. A background tab paints no
 * frames, so there is no wait.
 */
export async function afterPaint(): Promise<void> {
  if (document.visibilityState !== 'hidden') await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Runs a function once the document is parsed and visible; a prerendered page is not a visit before
 * that.
 */
export function whenShown(run: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => whenShown(run), { once: true });
  } else if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', run, { once: true });
  } else run();
}
