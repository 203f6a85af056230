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
 * Whether loading the document of the address helps and costs nothing: once after a navigation, with
 * a network, and never where something was typed.
 */
export function shouldLoadOwnPage(): boolean {
  const hasInput = [...touched].some((element) => element.isConnected);
  return !isSamePage() && !hasInput && navigator.onLine;
}

function readAddress(): string {
  return window.location.pathname + window.location.search;
}
