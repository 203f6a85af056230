import { JSDOM } from 'jsdom';
import type { TestSite } from './open-test-site';

/** Reads a page that must answer 200, as a browser without JavaScript. */
export async function readDocument(
  site: TestSite,
  path: string,
  headers?: Record<string, string>,
): Promise<Document> {
  return parseDocument(await site.read(path, headers));
}

export function parseDocument(html: string): Document {
  return new JSDOM(html).window.document;
}

export function hrefsOf(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');
}

export function textOf(document: Document, selector: string): string {
  return (document.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
