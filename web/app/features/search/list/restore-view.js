/* global document, localStorage, location */
// What it is for: `listing-list.tsx`. It is sent as it stands here.
try {
  const isOpen = !new URLSearchParams(location.search).has('view');
  if (!/(^|; )site_consent=/.test(document.cookie)) document.documentElement.dataset.asks = '';
  if (isOpen && localStorage.getItem('list-view') === 'map') {
    document.currentScript.parentElement.dataset.view = 'map';
  }
} catch {
  // A browser that keeps nothing shows the list.
}
