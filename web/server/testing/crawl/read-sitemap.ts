import { JSDOM } from 'jsdom';

export interface SitemapAddress {
  readonly url: string;
  readonly lastModified: string;
  readonly alternates: ReadonlyMap<string, string>;
}

/**
 * Reads every address of the sitemap named in robots.txt. Throws on XML that is not well-formed.
 */
export async function readSitemap(origin: string): Promise<SitemapAddress[]> {
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  const files = listTexts(await readXml(index), 'sitemap > loc');
  const addresses = await Promise.all(
    files.map(async (file) => {
      const document = await readXml(file);
      return [...document.querySelectorAll('url')].map((entry) => ({
        url: entry.querySelector('loc')?.textContent ?? '',
        lastModified: entry.querySelector('lastmod')?.textContent ?? '',
        alternates: new Map(
          [...entry.getElementsByTagName('xhtml:link')].map((link) => [
            link.getAttribute('hreflang') ?? '',
            link.getAttribute('href') ?? '',
          ]),
        ),
      }));
    }),
  );
  return addresses.flat();
}

/** Reads an XML document that must answer 200; throws when it is not well-formed. */
export async function readXml(url: string): Promise<Document> {
  const answer = await fetch(url, { redirect: 'manual' });
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  return new JSDOM(await answer.text(), { contentType: 'application/xml' }).window.document;
}

export function listTexts(document: Document, selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((found) => found.textContent ?? '');
}
