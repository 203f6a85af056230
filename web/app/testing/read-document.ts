import { JSDOM } from 'jsdom';
import type { TestSite } from './open-test-site';

/** A page that must answer 200, as a browser reads it without JavaScript. */
export async function readDocument(
  site: TestSite,
  path: string,
  headers?: Record<string, string>,
): Promise<Document> {
  return parseDocument(await site.read(path, headers));
}

/** The text of a page as a browser reads it. */
export function parseDocument(html: string): Document {
  return new JSDOM(html).window.document;
}

/** The hrefs of what a selector finds, in order. */
export function hrefsOf(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
}

/** The text of the first element a selector finds; empty when there is none. */
export function textOf(document: Document, selector: string): string {
  return (document.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
