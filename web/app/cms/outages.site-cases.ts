import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { createOwnedListing } from '../../../cms/test/build-owned';
import { openOwner } from '../../../cms/test/open-owner';
import type { TestSite } from '../testing/open-test-site';
import { ownerCookie } from '../testing/owner-cookie';
import { parseDocument, textOf } from '../testing/read-document';

export function testOutages(site: () => TestSite): void {
  let logged: MockInstance<typeof console.error>;

  beforeEach(() => {
    logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(async () => {
    logged.mockRestore();
    site().proxy.recover();
    // Waits until failed queries are sent again.
    for (const path of ['/en/disclaimer/', '/nl/te-koop/']) {
      await vi.waitFor(() => site().read(path), { timeout: 10_000, interval: 100 });
    }
  });

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await site().get(path, headers);
    const document = parseDocument(await response.text());
    expect([path, document.querySelectorAll('header nav a').length > 0]).toEqual([path, true]);
    expect([path, document.querySelectorAll('h1').length]).toEqual([path, 1]);
    return { response, document };
  };

  const expectReason = (operation: string) => {
    const lines = logged.mock.calls.map(([line]) => String(line));
    expect(lines.join('\n')).toMatch(
      new RegExp(`^${operation}: (timeout|unreachable|resting): `, 'm'),
    );
  };

  test.each([
    ['/nl/te-koop/?type=1', 'SearchListings', 'Te koop'],
    ['/fr/a-louer/', 'SearchListings', 'À louer'],
  ])('ERR-2 %s without its list says so below its title', async (path, operation, title) => {
    site().proxy.fail('ends', operation);
    const { response, document } = await ask(path);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Whole-Page')).toBe('layout');
    expect(textOf(document, 'h1')).toContain(title);
    expect(textOf(document, 'main [role="alert"]')).toMatch(/API/);
    expectReason(operation);
  });

  test('ERR-2 a list that the CMS never answers ends with header, menu and its title', async () => {
    site().proxy.fail('hangs', 'SearchListings');
    const { response, document } = await ask('/nl/te-koop/?type=2');
    expect(response.status).toBe(503);
    expect(textOf(document, 'main [role="alert"]')).toContain('API');
    expectReason('SearchListings');
  });

  test('PERF-3 what nobody waits for any more is cancelled, and is not taken for an outage', async () => {
    const patience = { timeout: 4000 };
    site().proxy.fail('hangs', 'SearchListings');
    for (let asked = 1; asked <= 3; asked += 1) {
      const waiting = new AbortController();
      const answer = site().getUntil(waiting.signal, `/nl/te-koop/?price=-${asked}00000`);
      await vi.waitFor(() => expect(site().proxy.hanging()).toEqual(['SearchListings']), patience);
      waiting.abort();
      await answer;
      await vi.waitFor(() => expect(site().proxy.hanging()).toEqual([]), patience);
    }
    site().proxy.recover();
    expect((await site().get('/nl/te-koop/?price=-400000')).status).toBe(200);
    expect(logged.mock.calls.map(([line]) => String(line)).join()).not.toMatch(/SearchListings: /);
  });

  test('ERR-2 home without its newest listings stands, and nobody keeps it', async () => {
    site().proxy.fail('ends', 'NewestListings');
    const { response, document } = await ask('/nl/');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(textOf(document, 'main [role="alert"]')).toContain('API');
    expect(document.querySelector('main input[type="search"]')).not.toBeNull();
  });

  test('ERR-2 DETAIL-1 a listing stands without similar ones, and not without itself', async () => {
    const path = (await site().get('/nl/property/5204117/')).headers.get('Location') ?? '';
    site().proxy.fail('ends', 'ListingWithSimilar');
    const { response, document } = await ask(path);
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(textOf(document, 'main')).toContain('128 kWh/m²');
    expect(textOf(document, 'main')).toContain('API-FOUT');
    site().proxy.fail('ends', 'ListingDetail');
    const failed = await ask(path);
    expect([failed.response.status, failed.response.headers.get('Retry-After')]).toEqual([
      503,
      '10',
    ]);
    expect(failed.response.headers.get('X-Whole-Page')).toBe('layout');
    expectReason('ListingDetail');
  });

  test('ERR-2 OWN-3 the portal stands within header and menu', async () => {
    const owner = await openOwner(site().cms);
    await createOwnedListing(site().cms, 'outage-1', owner.documentId);
    const headers = await ownerCookie(owner.session);
    site().proxy.fail('ends', 'OwnedListings', 'OwnerVisits');
    const part = await ask('/en/owner/', headers);
    expect(part.response.status).toBe(200);
    expect(textOf(part.document, 'main')).toContain('API');
    site().proxy.fail('ends', 'OwnerAccount');
    for (const path of ['/en/owner/', '/en/owner/account/', '/en/owner/outage-1/']) {
      const { response } = await ask(path, headers);
      expect([path, response.status]).toEqual([path, 503]);
      expect(response.headers.get('Retry-After')).toBe('10');
      expect(response.headers.get('X-Whole-Page')).toBe('layout');
    }
    expectReason('OwnerAccount');
    expect(JSON.stringify(logged.mock.calls)).not.toContain(owner.session);
  });

  test('ROUTE-5 thanks are said though what the form was about cannot be loaded', async () => {
    site().proxy.fail('ends', 'ListingWithSimilar', 'ListingDetail');
    const { response } = await ask('/nl/bedankt/contact-me/?listing=5204117');
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  });

  test('FORM-9 a link in a mail waits for a CMS that comes back', async () => {
    site().proxy.fail('ends', 'SubscriptionByToken');
    const asked = site().get('/nl/mail/confirm-newsletter/?t=none.token');
    await vi.waitFor(() => expectReason('SubscriptionByToken'), 10_000);
    site().proxy.recover();
    expect((await asked).status).toBe(404);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('none.token');
  });

  test.each([
    ['/nl/quick-search/?q=typed-by-a-visitor', 'QuickSearch'],
    ['/nl/list-count/sale/', 'CountListings'],
    ['/nl/list-options/sale/', 'CountChoices'],
    ['/nl/listing-cards/5204117/', 'ListingCards'],
    ['/nl/feed.xml', 'FeedListings'],
    ['/nl/contact/', 'Page'],
    ['/nl/mail/stop-newsletter/?t=typed-by-a-visitor', 'SubscriptionByToken'],
    ['/nl/login/nieuw-wachtwoord/?t=typed-by-a-visitor', 'PasswordLink'],
  ])('ERR-2 the 503 of %s has its reason in the log', async (path, operation) => {
    site().proxy.fail('ends', operation);
    expect((await site().get(path)).status).toBe(503);
    expectReason(operation);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('typed-by-a-visitor');
  });

  test('ERR-8 the 503 of a form has its reason in the log, and nothing that was typed', async () => {
    site().proxy.fail('ends', 'RequestPasswordReset');
    const response = await site().post('/nl/login/wachtwoord-vergeten/', 'email=typed@example.org');
    expect(response.status).toBe(503);
    expectReason('RequestPasswordReset');
    expect(JSON.stringify(logged.mock.calls)).not.toContain('typed@example.org');
  });
}
