import { languages } from '@agency/domain/languages';

const code = `(?:${languages.join('|')})`;
/** ROUTE-11: previews live under their language: `/nl/preview/te-koop/`. */
const previewAddress = new RegExp(`^(/${code})/preview(?=[/?#]|$)`);
const ownAddress = new RegExp(`^(/${code})(?=[/?#]|$)`);

/** The way out of a preview, to the public page behind it. */
export function buildPreviewExit(path: string): string {
  return `/preview/exit/?to=${encodeURIComponent(toPublicPath(path))}`;
}

/** True for a path of this site that names its language; never for another host's. */
export function isOwnPath(path: string): boolean {
  return ownAddress.test(path) && !/[\\\p{Cc}]/u.test(path);
}

/** True for the address of a previewed page. */
export function isPreviewPath(path: string): boolean {
  return previewAddress.test(path);
}

/** The preview of a public address; any other address stays as it is. */
export function toPreviewPath(path: string): string {
  return isPreviewPath(path) ? path : path.replace(ownAddress, '$1/preview');
}

/** The public address of a preview; any other address stays as it is. */
export function toPublicPath(path: string): string {
  return path.replace(previewAddress, '$1');
}

/**
 * A loader's answer with every address of this site in it turned into its preview's: a text that is
 * an address, and the links within cleaned HTML. So whoever walks about in a preview stays in it.
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
