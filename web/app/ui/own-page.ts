const openedAt = typeof window === 'undefined' ? '' : readAddress();
const touched = new Set<Element>();

if (typeof document !== 'undefined') {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) touched.add(target);
  });
}

/** Whether the address is still the one that the server drew this document for. */
export function isSamePage(): boolean {
  return readAddress() === openedAt;
}

/**
 * Loads the document of the address where it helps and costs nothing: once after a navigation, with
 * a network, and never where something was typed. Returns whether it does.
 */
export function loadOwnPage(): boolean {
  const hasInput = [...touched].some((element) => element.isConnected);
  if (isSamePage() || hasInput || !navigator.onLine) return false;
  window.location.reload();
  return true;
}

function readAddress(): string {
  return window.location.pathname + window.location.search;
}
