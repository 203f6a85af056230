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
