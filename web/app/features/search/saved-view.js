/* global document, localStorage, location */
// FIND-18: a list shows itself as this device last saw one, unless its address says how. It is read
// inside the list (`listing-list.tsx`); `start-list.ts` fetches what the map shows. Who is about to be
// asked about cookies gets a higher strip of results over the map, so that the question leaves it free.
try {
  const isOpen = !new URLSearchParams(location.search).has('view');
  if (!/(^|; )site_consent=/.test(document.cookie)) document.documentElement.dataset.asks = '';
  if (isOpen && localStorage.getItem('list-view') === 'map') {
    document.currentScript.parentElement.dataset.view = 'map';
  }
} catch {
  // A browser that keeps nothing shows the list.
}
