const external = /^https?:\/\/[^/?#]/i;
const contact = /^(mailto:[^\s]+@[^\s]+|tel:\+?[0-9 ./-]+)$/i;
// One leading slash only: browsers read // as another host.
const ownPath = /^\/(?!\/)/;
const pageKey = /^[A-Za-z0-9][A-Za-z0-9/_-]*(\?[^#]*)?(#.*)?$/;
const anchor = /^#[A-Za-z0-9_-]*$/;
// White space, control characters, marks that hide or turn letters, and \, which browsers read as /.
const disguise = /[\s\p{Cc}\p{Cf}\\]/u;

/**
 * Whether visitors may be sent there by themselves: http(s) without a login in it, or a path or key
 * of the site (MENU-3). Space around it does not count.
 */
export function isSafeRedirect(address: string): boolean {
  const target = address.trim();
  if (disguise.test(target)) return false;
  return isExternal(target) || ownPath.test(target) || pageKey.test(target);
}

/** Whether a link in a text may lead there: as a redirect, or a mail address, phone or anchor. */
export function isSafeLink(address: string): boolean {
  return isSafeRedirect(address) || contact.test(address) || anchor.test(address);
}

/** An http(s) address without a login in it. */
export function isExternal(address: string): boolean {
  if (!external.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}
