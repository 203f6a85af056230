import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { TestSite } from '../../testing/open-test-site';
import { parseDocument, readDocument } from '../../testing/read-document';

const assets = fileURLToPath(new URL('../../../build/client/assets/', import.meta.url));

/** Class names as `web/document/vite/name-class.ts` generates them. */
const builtClass = /\.(_\w{1,2})(?![\w-])/g;
const mostBytes = 12 * 1024;
/** A listing's cover has a layout for each shape of picture. */
const mostBytesOfListing = 13 * 1024;
const listing = '/nl/te-koop/brussel/appartement/5204117/';

type Sheet = { file: string; classes: string[] };

/** Tests that every element is styled without JavaScript. */
export function testStyles(site: () => TestSite): void {
  const sheets: Sheet[] = readdirSync(assets)
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, classes: listClasses(readFileSync(join(assets, file), 'utf8')) }));

  test.each([
    ...['/nl/', '/nl/te-koop/', '/nl/te-koop/?view=map', '/nl/team/', '/nl/team/antoine-renard/'],
    ...['/nl/over-ons/', '/nl/contact/', '/nl/diensten/', '/nl/advies/'],
    ...['/nl/nieuwbouw/', '/nl/nieuwbouw/de-zeilmakers-5209001/', '/nl/testimonials/'],
    ...['/nl/favorieten/?ids=5204117', '/nl/vergelijken/?ids=5204117,5204747'],
    ...[listing, '/nl/advies/huren/huurwaarborg/'],
  ])(
    'SHELL-3 PERF-1 %s comes with the styles of all that it draws, within its limit',
    async (path) => {
      const document = await readDocument(site(), path);
      const linked = [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => ({
        file: (link.getAttribute('href') ?? '').replace('/assets/', ''),
        media: link.getAttribute('media'),
      }));
      expect(linked.map(({ media }) => media)).toEqual([null, 'print']);
      expect(listBare(document, ({ file }) => linked.some((one) => one.file === file))).toEqual([]);
      const [screen] = linked;
      const bytes = brotliCompressSync(readFileSync(join(assets, screen?.file ?? ''))).length;
      const most = path === listing ? mostBytesOfListing : mostBytes;
      expect([bytes <= most, bytes, screen?.file]).toEqual([true, bytes, screen?.file]);
    },
  );

  test('CONSENT-1 SHELL-3 the question has its styles on any page', async () => {
    const answer = await site().get('/nl/consent/', { Accept: 'text/html' });
    const document = parseDocument(await answer.text());
    const isThere = ({ file }: Sheet) => /^(site|show-consent-question)-.{8}\.css$/.test(file);
    expect(sheets.filter(isThere)).toHaveLength(2);
    expect(listBare(document, isThere)).toEqual([]);
  });

  function listBare(document: Document, isThere: (sheet: Sheet) => boolean): string[] {
    const used = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [
      ...classList,
    ]);
    expect(new Set(used).size).toBeGreaterThan(10);
    const there = new Set(sheets.filter(isThere).flatMap(({ classes }) => classes));
    const styled = new Set(sheets.flatMap(({ classes }) => classes));
    return [...new Set(used)].filter((name) => styled.has(name) && !there.has(name));
  }
}

function listClasses(css: string): string[] {
  return [...new Set([...css.matchAll(builtClass)].map(([, name]) => name ?? ''))];
}
