import { expect, test } from 'vitest';
import type { TestSite } from '../../testing/open-test-site';
import { hrefsOf, readDocument, textOf } from '../../testing/read-document';

/** Lists in an address, as the server renders them. */
export function testShortlist(site: () => TestSite): void {
  test('DETAIL-7 without a list the page of favourites says how it works, to no search engine', async () => {
    const document = await readDocument(site(), '/nl/favorieten/');
    expect(textOf(document, 'h1')).toBe('Favorieten');
    expect(textOf(document, 'main [data-without-script]')).toContain('JavaScript');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
      'noindex',
    );
    expect(hrefsOf(document, 'header a')).toContain('/nl/favorieten/');
  });

  test('DETAIL-7 a list in the address is shown as it was sent; what is gone is said', async () => {
    const asked = '/fr/favoris/?ids=5204117,999,5204124,5204117,%3Cscript%3E';
    const document = await readDocument(site(), asked);
    const cards = [...document.querySelectorAll('main article')];
    expect(cards.map((card) => card.getAttribute('data-listing-id'))).toEqual([
      '5204117',
      '5204124',
    ]);
    expect(textOf(document, 'main')).toContain('999');
    const buttons = [...document.querySelectorAll('main article button')];
    expect(buttons.filter((button) => !button.closest('[data-with-script]'))).toHaveLength(0);
    const german = document.querySelector('link[hreflang="de"]');
    expect(german).toBeNull();
    expect(hrefsOf(document, '[lang="de"]').join()).toContain('/de/merkliste/?ids=5204117');
  });

  test('DETAIL-7 a choice is kept by nobody, the page without one by everybody', async () => {
    const keep = async (path: string) => (await site().get(path)).headers.get('X-Cache-Keep');
    expect(await keep('/en/favourites/?ids=5204117')).toBe('no');
    expect(await keep('/en/compare/?ids=5204117')).toBe('no');
    expect(await keep('/en/favourites/')).toBeNull();
  });

  test('DETAIL-7 more than a list holds, or nonsense, is no failure', async () => {
    const many = Array.from({ length: 5000 }, (_, index) => index).join(',');
    expect((await site().get(`/en/favourites/?ids=${many}`)).status).toBe(200);
    const nonsense = await readDocument(site(), '/en/favourites/?ids=a,b');
    expect(textOf(nonsense, 'main')).toContain('None of the properties in this link');
  });

  test('DETAIL-7 four stand side by side, a fifth and what is gone are said', async () => {
    const ids = '5204117,5204124,5204131,998,5204138,5204145';
    const document = await readDocument(site(), `/en/compare/?ids=${ids}`);
    expect(document.querySelectorAll('thead th')).toHaveLength(3);
    expect(textOf(document, 'main')).toContain('At most four');
    expect(textOf(document, 'main')).toContain('left out: 998');
    expect(document.querySelectorAll('tr[data-differs] td').length).toBeGreaterThan(0);
    const [first] = hrefsOf(document, 'thead a[aria-label]');
    expect(first).toBe('/en/compare/?ids=5204124,5204131');
  });

  test('DETAIL-9 a listing shows others alike, never itself, and leads to the whole list', async () => {
    const short = await site().get('/nl/property/5204117/');
    const document = await readDocument(site(), short.headers.get('Location') ?? '');
    const ids = [...document.querySelectorAll('[aria-labelledby="similar"] article')].map((card) =>
      card.getAttribute('data-listing-id'),
    );
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).not.toContain('5204117');
    expect(hrefsOf(document, '[aria-labelledby="similar"] a')).toContain(
      '/nl/te-koop/brussel/appartement/',
    );
  });
}
