import { splitPath } from '@agency/domain/match-address';
import { isExternal, isSafeLink } from '@agency/domain/safe-address';

/** A link as it is written. */
export type ReadLink =
  /** Another site, a mail address or a phone number. */
  | { kind: 'elsewhere' }
  /** No address. */
  | { kind: 'malformed' }
  /** A file of the media library, by its path. */
  | { kind: 'file'; path: string }
  /** A part of the page that it stands on. */
  | { kind: 'anchor'; anchor: string }
  /** A page of the site; `isWhole` where the address names the host, so that it is not translated. */
  | { kind: 'own'; segments: string[]; anchor: string; isWhole: boolean };

/** What the address `link` is; `siteUrl` is where the site is. */
export function readLink(link: string, siteUrl: string): ReadLink {
  const address = link.trim();
  if (!isSafeLink(address)) return { kind: 'malformed' };
  if (/^(mailto|tel):/i.test(address)) return { kind: 'elsewhere' };
  if (address.startsWith('#')) return { kind: 'anchor', anchor: address.slice(1) };
  if (!isExternal(address)) return readPath(address, false);
  const { origin, pathname, hash } = new URL(address);
  if (origin !== new URL(siteUrl).origin) return { kind: 'elsewhere' };
  return readPath(pathname + hash, true);
}

function readPath(address: string, isWhole: boolean): ReadLink {
  const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(address) ?? [];
  const segments = splitPath(path);
  if (!segments) return { kind: 'malformed' };
  if (segments[0] === 'uploads') return { kind: 'file', path: `/${segments.join('/')}` };
  return { kind: 'own', segments, anchor, isWhole };
}
