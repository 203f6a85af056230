import { hrefsOf, textOf } from './read-document';

/** How many listings a list says that it has. */
export function listTotal(document: Document): number {
  return Number.parseInt(textOf(document, 'h1 ~ p'), 10);
}

/** The references of the listings that a page links to, as often as it does. */
export function listedIds(document: Document): string[] {
  return hrefsOf(document, 'main a').flatMap((href) => /\/(\d{7})\/$/.exec(href)?.[1] ?? []);
}
