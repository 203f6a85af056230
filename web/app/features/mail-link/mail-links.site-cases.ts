import { expect, test } from 'vitest';
import { makeMailLink } from '../../../../cms/src/platform/mail-links/mail-link';
import { openOwner } from '../../../../cms/test/open-owner';
import type { TestSite } from '../../testing/open-test-site';
import { parseDocument, readDocument, textOf } from '../../testing/read-document';

const lead = {
  kind: 'demand-register',
  language: 'nl',
  lastName: 'Peeters',
  email: 'peeters@example.org',
  privacyAgreedAt: '2026-11-21T10:00:00Z',
  criteria: { goal: 'sale', types: ['1'], zips: ['1050'], maxPrice: 500_000 },
  rhythm: 'weekly',
};

export function testMailLinks(site: () => TestSite): void {
  /** Registers a saved search and gives the token of its mail. */
  async function registerSavedSearch(id: string): Promise<string> {
    const mutation = 'mutation ($lead: LeadInput!) { createLead(lead: $lead) }';
    const sent = { ...lead, email: `${id}@example.org`, submissionId: id, formToken: id };
    await site().cms.query(mutation, { lead: sent });
    return findToken(sent.email);
  }

  async function findToken(recipient: string): Promise<string> {
    const mails = site().cms.strapi.db.query('api::outbox-mail.outbox-mail');
    const rows = await mails.findMany({ where: { recipient } });
    return /[?&]t=([\w.-]+)/.exec(JSON.stringify(rows))?.[1] ?? '';
  }

  async function stateOf(id: string): Promise<string | undefined> {
    const savedSearches = site().cms.strapi.db.query('api::demand.demand');
    const row = (await savedSearches.findOne({ where: { email: `${id}@example.org` } })) as {
      state: string;
    } | null;
    return row?.state;
  }

  test('FORM-9 following a link only shows; its button acts, once or more often alike', async () => {
    const token = await registerSavedSearch('shows');
    const path = `/nl/mail/confirm-demand/?t=${token}`;
    const document = await readDocument(site(), path);
    expect(textOf(document, 'main')).toContain('1050');
    expect(await stateOf('shows')).toBe('pending');
    for (let time = 0; time < 2; time += 1) {
      const answer = await site().post(path, 'intent=confirm');
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, path]);
    }
    expect(await stateOf('shows')).toBe('active');
    expect(textOf(await readDocument(site(), path), 'h1')).toBe('Uw zoekopdracht loopt');
  });

  test('OWN-9 the link of a weekly report only shows; one press stops it', async () => {
    const { documentId } = await openOwner(site().cms, { email: 'weekly@example.org' });
    const { pathname, search } = new URL(makeMailLink('nl', 'stop-owner-report', documentId));
    const path = `${pathname}/${search}`;
    const shown = await readDocument(site(), path);
    expect(shown.querySelectorAll('main form button')).toHaveLength(1);
    expect(textOf(shown, 'main')).toContain('w…@example.org');
    const answer = await site().post(path, 'intent=stop');
    expect(answer.status).toBe(303);
    const stopped = await readDocument(site(), path);
    expect(stopped.querySelectorAll('main form button')).toHaveLength(0);
    expect(stopped.querySelector('main a[href="/nl/eigenaar/account/"]')).not.toBeNull();
  });

  test('FORM-9 a mail program unsubscribes with one click and is not redirected', async () => {
    const token = await registerSavedSearch('click');
    for (let time = 0; time < 2; time += 1) {
      const answer = await site().post(
        `/fr/mail/stop-demand?t=${token}`,
        'List-Unsubscribe=One-Click',
      );
      expect(answer.status).toBe(200);
      expect(answer.headers.get('Set-Cookie')).toBeNull();
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
    }
    expect(await stateOf('click')).toBe('stopped');
  });

  test('FORM-9 a saved search is changed from its mail, and what is wrong loses nothing', async () => {
    const path = `/nl/mail/demand/?t=${await registerSavedSearch('change')}`;
    const wrong = await site().post(path, 'goal=rent&types=1&zips=1050&minPrice=900&maxPrice=500');
    expect(wrong.status).toBe(422);
    const document = parseDocument(await wrong.text());
    expect(document.querySelector('[name="minPrice"]')?.getAttribute('value')).toBe('900');
    expect(textOf(document, 'main')).toContain('Het minimum is groter dan het maximum');
    const right = await site().post(path, 'goal=rent&types=1&zips=region:Brussel&rhythm=daily');
    expect(right.headers.get('Location')).toBe(`${path}&done=saved`);
    const saved = await readDocument(site(), `${path}&done=saved`);
    expect(textOf(saved, 'main [role="status"]')).toContain('bewaard');
    expect(saved.querySelectorAll('[name="zips"][checked]').length).toBeGreaterThan(5);
  });

  test('FORM-9 a deleted saved search is gone, and its link is dead', async () => {
    const path = `/nl/mail/demand/?t=${await registerSavedSearch('gone')}`;
    const answer = await site().post(path, 'intent=delete');
    expect(answer.headers.get('Location')).toBe('/nl/mail/demand/?done=deleted');
    expect(await stateOf('gone')).toBeUndefined();
    expect((await site().get(path)).status).toBe(404);
  });

  test('FORM-10 the newsletter begins with its link and ends with it', async () => {
    const sent = { kind: 'sign-newsletter', language: 'de', email: 'brief@example.org' };
    await site().cms.query('mutation ($lead: LeadInput!) { createLead(lead: $lead) }', {
      lead: { ...sent, newsletter: true, submissionId: 'brief', formToken: 'brief' },
    });
    const token = await findToken(sent.email);
    await site().post(`/de/mail/confirm-newsletter/?t=${token}`, 'intent=confirm');
    const running = await readDocument(site(), `/de/mail/confirm-newsletter/?t=${token}`);
    expect(textOf(running, 'h1')).toBe('Sie sind angemeldet');
    await site().post(`/de/mail/stop-newsletter?t=${token}`, 'List-Unsubscribe=One-Click');
    const stopped = await readDocument(site(), `/de/mail/stop-newsletter/?t=${token}`);
    expect(textOf(stopped, 'h1')).toBe('Sie sind abgemeldet');
  });

  test.each([
    '/nl/mail/demand/',
    '/nl/mail/demand/?t=x.y',
    '/nl/mail/appointment/?t=%00',
    '/nl/mail/stop-newsletter/?t=a&t=b',
  ])('FORM-9 the dead link %s says what to do, whatever is wrong with it', async (path) => {
    const answer = await site().get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('Deze link werkt niet meer');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"');
    expect(html).toContain('<meta name="referrer" content="strict-origin"');
    const posted = await site().post(path, 'intent=stop');
    expect([303, 404]).toContain(posted.status);
  });

  test('an unknown action of a mail is no page', async () => {
    expect((await site().get('/nl/mail/buy-house/?t=x')).status).toBe(404);
    expect((await site().post('/nl/mail/constructor/', 'intent=stop')).status).toBe(404);
  });
}
