import { hrefsOf, textOf } from './read-document';

export function listTotal(document: Document): number {
  return Number.parseInt(textOf(document, 'h1 ~ p'), 10);
}

/** Returns the references of the listings that a page links to, with repetitions. */
export function listedIds(document: Document): string[] {
  return hrefsOf(document, 'main a').flatMap((href) => /\/(\d{7})\/$/.exec(href)?.[1] ?? []);
}
