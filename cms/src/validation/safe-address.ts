const external = /^https?:\/\/[^\s/?#]+/i;
const contact = /^(mailto:[^\s]+@[^\s]+|tel:\+?[0-9 ./-]+)$/i;
// One leading slash only: browsers read // and /\ as another host.
const ownPath = /^\/(?![/\\])[^\s\\]*$/;
const pageKey = /^[A-Za-z0-9][A-Za-z0-9/_-]*(\?[^\s]*)?(#[^\s]*)?$/;
const anchor = /^#[A-Za-z0-9_-]*$/;

/** Whether visitors may be sent there by themselves: http(s), or a path of the site (MENU-3). */
export function isSafeRedirect(address: string): boolean {
  return external.test(address) || ownPath.test(address) || pageKey.test(address);
}

/** Whether a link in a text may lead there: as a redirect, or a mail address, phone or anchor. */
export function isSafeLink(address: string): boolean {
  return isSafeRedirect(address) || contact.test(address) || anchor.test(address);
}
