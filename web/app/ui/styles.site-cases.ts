import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { TestSite } from '../testing/open-site';
import { readDocument } from '../testing/read-document';

const assets = fileURLToPath(new URL('../../build/client/assets/', import.meta.url));

/** SHELL-3: without JavaScript nothing that is drawn stays bare. */
export function testStyles(site: () => TestSite): void {
  const sheets = readdirSync(assets)
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, classes: listClasses(readFileSync(join(assets, file), 'utf8')) }));

  test.each([
    ...['/nl/', '/nl/te-koop/', '/nl/te-koop/?view=split', '/nl/te-koop/?view=map'],
    ...['/nl/over-ons/', '/nl/over-ons/team/', '/nl/contact/', '/nl/diensten/', '/nl/advies/'],
    ...['/nl/nieuwbouw/', '/nl/nieuwbouw/de-zeilmakers-5209001/', '/nl/testimonials/'],
    ...['/nl/favorieten/?ids=5204117', '/nl/vergelijken/?ids=5204117,5204747'],
    ...['/nl/te-koop/brussel/appartement/5204117/', '/nl/advies/huren/huurwaarborg/'],
  ])('SHELL-3 %s comes with the styles of all that it draws', async (path) => {
    const document = await readDocument(site(), path);
    const used = new Set(
      [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]),
    );
    const linked = [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) =>
      (link.getAttribute('href') ?? '').replace('/assets/', ''),
    );
    expect(linked.length).toBeGreaterThan(0);
    const there = new Set(
      sheets.filter(({ file }) => linked.includes(file)).flatMap(({ classes }) => classes),
    );
    const missing = sheets.flatMap(({ file, classes }) =>
      classes.filter((name) => used.has(name) && !there.has(name)).map((name) => [file, name]),
    );
    expect(missing).toEqual([]);
  });
}

function listClasses(css: string): string[] {
  return [...new Set([...css.matchAll(/\.(_[\w-]+)/g)].map(([, name]) => name ?? ''))];
}
