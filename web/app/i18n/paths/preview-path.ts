import { languages } from '@agency/domain/languages';

const code = `(?:${languages.join('|')})`;
/** Previews are below their language: `/nl/preview/te-koop/`. */
const previewAddress = new RegExp(`^(/${code})/preview(?=[/?#]|$)`);
const ownAddress = new RegExp(`^(/${code})(?=[/?#]|$)`);

export function buildPreviewExit(path: string): string {
  return `/preview/exit/?to=${encodeURIComponent(toPublicPath(path))}`;
}

/** Reports whether a path is on this site and names its language; false for other hosts. */
export function isOwnPath(path: string): boolean {
  return ownAddress.test(path) && !/[\\\p{Cc}]/u.test(path);
}

export function isPreviewPath(path: string): boolean {
  return previewAddress.test(path);
}

export function toPreviewPath(path: string): string {
  return isPreviewPath(path) ? path : path.replace(ownAddress, '$1/preview');
}

/** Returns the public address of a preview; other addresses unchanged. */
export function toPublicPath(path: string): string {
  return path.replace(previewAddress, '$1');
}

/**
 * Replaces every address of this site in a loader's result by its preview, in whole strings and in
 * links of sanitized HTML, so that links in a preview stay in it.
 */
export function keepLinksInPreview<Value>(value: Value): Value {
  return rewrite(value) as Value;
}

const linksInHtml = new RegExp(`(\\s(?:href|action)=")(/${code}(?=[/?#"])[^"]*)`, 'g');

function rewrite(value: unknown): unknown {
  if (typeof value === 'string') {
    return value.startsWith('/')
      ? toPreviewPath(value)
      : value.replace(linksInHtml, (_match, start: string, path: string) => {
          return start + toPreviewPath(path);
        });
  }
  if (Array.isArray(value)) return value.map(rewrite);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, rewrite(entry)]));
}
