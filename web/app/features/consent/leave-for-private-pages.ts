/**
 * CONSENT-4: gives a link to one of these addresses a document of its own, in which no service runs:
 * what runs here would see an address that the router only writes over this one.
 */
export function leaveForPrivatePages(privatePaths: readonly string[]): void {
  window.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || link.origin !== location.origin) return;
      if (privatePaths.some((path) => link.pathname.startsWith(path))) event.stopPropagation();
    },
    // Before the router hears of it.
    { capture: true },
  );
}
