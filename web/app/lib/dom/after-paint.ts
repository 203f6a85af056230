/**
 * Waits until the browser has shown what is already changed, so that what takes long comes after it.
 * In a tab in the background there is no frame to wait for.
 */
export async function afterPaint(): Promise<void> {
  if (document.visibilityState !== 'hidden') await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Runs it once the document is parsed and shown: a page that a browser made ahead is no visit until
 * then.
 */
export function whenShown(run: () => void): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => whenShown(run), { once: true });
  } else if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', run, { once: true });
  } else run();
}
