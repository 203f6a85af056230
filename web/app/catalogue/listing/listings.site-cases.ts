import { expect, test } from 'vitest';
import { languages } from '@agency/domain/languages';
import type { TestSite } from '../../testing/open-test-site';
import { parseDocument, readDocument, textOf } from '../../testing/read-document';
import { findSeedListing, seedListings } from '../../testing/seed-listing';

export function testListings(site: () => TestSite): void {
  const pathOf = async (language: string, id: string) =>
    (await site().get(`/${language}/property/${id}/`)).headers.get('Location') ?? '';

  test('DETAIL-4 never tells a price that is not published', async () => {
    const hidden = seedListings.filter(({ PublishPrice }) => !PublishPrice);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { ID, Price } of hidden) {
      for (const language of languages) {
        const html = await site().read(await pathOf(language, ID));
        expect(textOf(parseDocument(html), 'main')).not.toContain('€\u00a0NaN');
        expect(html.replace(/[.,\s\u00a0]|&nbsp;/g, '')).not.toContain(String(Price));
      }
      expect(await site().read(await pathOf('nl', ID))).toContain('Prijs op aanvraag');
    }
  });

  test('DETAIL-5 never tells an address that is not published', async () => {
    const hidden = seedListings.filter(({ PublishAddress }) => !PublishAddress);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { ID, Street, Latitude, Longitude } of hidden) {
      const html = await site().read(await pathOf('nl', ID));
      expect(html).not.toContain(Street);
      expect(html).not.toMatch(new RegExp(`${Latitude}|${Longitude}`));
    }
  });

  test('DETAIL-10 every listing is on a map that is drawn in the page, in its area while its address is hidden', async () => {
    for (const { ID, PublishAddress, CountryID } of seedListings.slice(0, 100)) {
      if (PublishAddress && CountryID === 10 && ID !== '5204117') continue;
      const document = await readDocument(site(), await pathOf('fr', ID));
      const section = document.querySelector('section[aria-labelledby="location"]');
      expect([ID, section?.querySelectorAll('[role="img"]').length]).toEqual([ID, 1]);
      const live = [...(section?.querySelectorAll('iframe, img, button') ?? [])];
      expect(live.filter((part) => !part.closest('[data-with-script]'))).toHaveLength(0);
      const says = section?.textContent?.includes('Le cercle indique approximativement') ?? false;
      expect([ID, says]).toEqual([ID, !PublishAddress]);
    }
  });

  test('DETAIL-5 shows an address that is', async () => {
    const { ID, Street, HouseNumber } = findSeedListing(({ PublishAddress }) => PublishAddress);
    expect(await site().read(await pathOf('nl', ID))).toContain(`${Street} ${HouseNumber}`);
  });

  test('DETAIL-2 tells codes in words, and leads to where each paper is asked for', async () => {
    const document = await readDocument(site(), await pathOf('fr', '5204747'));
    const text = textOf(document, 'main');
    expect(text).toContain('Permis délivré');
    expect(text).toContain('Risque d’inondation');
    const asks = document.querySelectorAll('a[href*="?listing="][href*="&document="]');
    expect(asks.length).toBeGreaterThan(0);
    expect(asks[0]?.getAttribute('href')).toMatch(
      /^\/fr\/formulaires\/demander-des-documents\/\?listing=5204747&/,
    );
  });

  test('DETAIL-6 shows the energy label with its figures', async () => {
    const text = textOf(await readDocument(site(), await pathOf('nl', '5204117')), 'main');
    expect(text).toContain('128 kWh/m²');
    expect(text).toContain('18.688 kWh');
    expect(text).toContain('4 januari 2036');
  });

  test('DETAIL-6 tells the duty to renovate of a Flemish home with label E or F, and no other', async () => {
    const isFlemish = (zip: string) => /^(1[5-9]|[23]|[89])\d+$/.test(zip);
    const due = findSeedListing(
      ({ Zip, EnergyPerformance, Goal, CountryID }) =>
        isFlemish(Zip) && CountryID === 10 && Goal === 0 && EnergyPerformance > 400,
    );
    expect(await site().read(await pathOf('nl', due.ID))).toMatch(/binnen (de )?5 jaar/);
    expect(await site().read(await pathOf('de', due.ID))).toMatch(/6 Jahren/);
    expect(await site().read(await pathOf('nl', '5204117'))).not.toMatch(/binnen (de )?5 jaar/);
  });

  test.each([
    ['sold', 2, 'Pand verkocht'],
    ['rented', 4, 'verhuurd'],
  ])('DETAIL-8 ERR-4 says that a listing is %s, 200 and not indexed', async (_, status, words) => {
    const { ID } = findSeedListing((listing) => listing.Status === status);
    const document = await readDocument(site(), await pathOf('nl', ID));
    expect(textOf(document, 'main').toLowerCase()).toContain(words.toLowerCase());
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
      'noindex',
    );
    expect(document.querySelectorAll('a[href*="?listing="]').length).toBe(0);
    expect(document.querySelectorAll('main a[href^="/uploads/"]').length).toBeGreaterThan(0);
  });

  test('DETAIL-8 ERR-4 says that there is no such listing, 404', async () => {
    const response = await site().get('/fr/a-vendre/bruxelles/appartement/999999999/');
    expect(response.status).toBe(404);
    const document = parseDocument(await response.text());
    expect(document.documentElement.lang).toBe('fr');
    expect(textOf(document, 'main h1')).toBe('Bien introuvable');
  });

  test('names what a page was made of, for the page cache', async () => {
    const listing = await site().get(await pathOf('nl', '5204117'));
    const [layout, own, ...others] = listing.headers.get('X-Cache-Tags')?.split(' ') ?? [];
    expect([layout, own]).toEqual(['layout:nl', 'listing:5204117']);
    const team = ['agent:nl:lieve', 'office:nl:brussels'];
    expect(others).toEqual(expect.arrayContaining(team));
    const similar = others.filter((tag) => !team.includes(tag));
    expect(similar.filter((tag) => !/^listing:\d+$/.test(tag))).toEqual([]);
    expect(similar.length).toBeLessThanOrEqual(3);
    const home = await site().get('/fr/');
    expect(home.headers.get('X-Cache-Tags')?.split(' ')).toEqual(
      expect.arrayContaining(['layout:fr', 'page:fr:home', 'list:sale', 'list:rent']),
    );
    expect(home.headers.get('Cache-Control')).toMatch(/^public, max-age=0, s-maxage=\d+/);
  });
}
