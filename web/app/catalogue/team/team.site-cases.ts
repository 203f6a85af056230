import { expect, test } from 'vitest';
import type { TestSite } from '../../testing/open-test-site';
import { hrefsOf, readDocument, textOf } from '../../testing/read-document';

/** The team, its pages and the agents of listings, on the seed. */
export function testTeam(site: () => TestSite): void {
  const paths = {
    nl: '/nl/team/antoine-renard/',
    fr: '/fr/equipe/antoine-renard/',
    en: '/en/team/antoine-renard/',
    de: '/de/team/antoine-renard/',
  };

  test.each(['/nl/team/', '/fr/equipe/', '/en/team/', '/de/team/'])(
    'AGENT-2 %s shows nine people and two offices',
    async (path) => {
      const document = await readDocument(site(), path);
      const below = hrefsOf(document, 'main a').filter((href) => href.startsWith(path));
      expect(new Set(below).size).toBe(11);
      expect(document.querySelectorAll('main a[href^="tel:+32"]').length).toBeGreaterThan(6);
    },
  );

  test('AGENT-2 an agent’s page names them, what they sell, and has a form that is theirs', async () => {
    const document = await readDocument(site(), paths.fr);
    expect(textOf(document, 'h1')).toBe('Antoine Renard');
    const text = textOf(document, 'main');
    for (const words of ['Vente Ixelles', '+32 2 512 47 82', 'Numéro IPI 511.873', 'espagnol']) {
      expect(text).toContain(words);
    }
    expect(document.querySelectorAll('[aria-labelledby="on-offer"] article')).toHaveLength(8);
    const form = document.querySelector('main form');
    expect(form?.getAttribute('action')).toContain('?team=antoine-renard');
    expect(text).toContain('Écrire à Antoine Renard');
  });

  test('AGENT-2 SEO-1 SEO-3 its data is a RealEstateAgent, in every language and the sitemap', async () => {
    const html = await site().read(paths.en);
    expect(html).toContain('"@type":"RealEstateAgent"');
    expect(html).toContain('"identifier":"511.873"');
    for (const path of Object.values(paths)) expect(html).toContain(path);
    expect(await site().read('/sitemap-team-1.xml')).toContain(paths.de);
  });

  test('AGENT-1 an office says where it is and when it is open', async () => {
    const text = textOf(await readDocument(site(), '/de/team/bruessel/'), 'main');
    for (const words of [
      'Rue Ernest Allard 21',
      '1000 Brüssel',
      'Montag – Freitag',
      '09:00 – 18:00',
    ]) {
      expect(text).toContain(words);
    }
    expect(await site().read('/de/team/bruessel/')).toContain('Mo-Fr 09:00-18:00');
  });

  test('AGENT-2 a name nobody has is not found; the menu’s old address leads here', async () => {
    expect((await site().get('/nl/team/niemand/')).status).toBe(404);
    expect((await site().get('/nl/team/antoine-renard/meer/')).status).toBe(404);
    const old = await site().get('/nl/over-ons/team/');
    expect(old.headers.get('Location')).toBe('/nl/team/');
  });

  test('DETAIL-11 a listing shows its agent and office', async () => {
    const short = await site().get('/nl/property/5204117/');
    const document = await readDocument(site(), short.headers.get('Location') ?? '');
    const team = textOf(document, 'main [role="group"][aria-label="Uw contactpersoon"]');
    for (const words of ['Lieve De Backer', 'BIV-nummer 509.214', 'Corbelle Brussel']) {
      expect(team).toContain(words);
    }
    expect(textOf(document, '[data-contact-bar]')).toContain('Bel Lieve');
  });

  test('AGENT-3 no page has the mailbox of an agent', async () => {
    const listing = await site().get('/nl/property/5204117/');
    const pages = [paths.nl, '/nl/team/', '/nl/team/brussel/', listing.headers.get('Location')];
    for (const path of pages) expect(await site().read(path ?? '')).not.toContain('antoine@');
  });
}
