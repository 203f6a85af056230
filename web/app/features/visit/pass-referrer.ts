import { findAll } from '../../lib/dom/on-event';

/**
 * Adds the site that linked to this page to the links to forms, as a fragment, so that a form sent
 * from there can name it. Nothing is stored in the browser.
 */
export function passReferrer(): void {
  const host = document.referrer.split('/')[2];
  if (!host || host === location.host) return;
  // The first segment of forms begins like this in every language.
  for (const link of findAll('a[href*="/form"]')) {
    (link as HTMLAnchorElement).hash = `from=${host}`;
  }
}
