const external = /^https?:\/\/[^/?#]/i;
const contact = /^(mailto:[^\s]+@[^\s]+|tel:\+?[0-9 ./-]+)$/i;
// Only one leading slash: browsers read // as another host.
const ownPath = /^\/(?!\/)/;
const pageKey = /^[A-Za-z0-9][A-Za-z0-9/_-]*(\?[^#]*)?(#.*)?$/;
const anchor = /^#[A-Za-z0-9_-]*$/;
// White space, control characters, invisible and bidirectional characters, and \, which browsers
// read as /.
const disguise = /[\s\p{Cc}\p{Cf}\\]/u;

/**
 * Checks whether a redirect may lead there: http(s) without credentials, or a path or key of the
 * site. Ignores surrounding space.
 */
export function isSafeRedirect(address: string): boolean {
  const target = address.trim();
  if (disguise.test(target)) return false;
  return isExternal(target) || ownPath.test(target) || pageKey.test(target);
}

/**
 * Checks whether a link in a text may lead there: as a redirect, or a mail address, phone or
 * anchor.
 */
export function isSafeLink(address: string): boolean {
  return isSafeRedirect(address) || contact.test(address) || anchor.test(address);
}

/** Checks for an http(s) address without credentials. */
export function isExternal(address: string): boolean {
  if (!external.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}
