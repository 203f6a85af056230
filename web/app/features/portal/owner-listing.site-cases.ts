import { beforeAll, expect, test } from 'vitest';
import { buildPdf } from '../../../../cms/test/build-documents';
import { belongsTo } from '../../../../cms/src/owners/documents/belongs-to';
import { keepPrivateFile } from '../../../../cms/src/leads/private-files/receive-file';
import { createOwnedListing, storeVisits } from '../../../../cms/test/build-owned';
import { openOwner } from '../../../../cms/test/open-owner';
import { formatIsoDay } from '../../lib/text/formats';
import { openDocuments } from '../../testing/open-documents';
import { avoidMidnight } from '../../testing/avoid-midnight';
import type { TestSite } from '../../testing/open-test-site';
import { ownerCookie } from '../../testing/owner-cookie';
import { hrefsOf, parseDocument, textOf } from '../../testing/read-document';
import { withoutNonces } from '../../testing/without-nonces';

const path = '/en/owner/own-1/';
/** Of the clock, which does not come to midnight meanwhile. */
const today = () => formatIsoDay(new Date()) ?? '';

/** The columns of a history, by what its rows say in them. */
const calls = [
  ['2026-03-01T09:00:00.000Z', 'Phone', 'Peeters', 'Asks for a visit', 'c', 'Open', 'Website'],
  ['2026-03-02T09:00:00.000Z', 'Mail', '=cmd|calc', '+32 2 511', '"a"; b\nc', 'Done', 'Window'],
  ['2026-03-03T09:00:00.000Z', 'Visit', 'Adam', 'Was here', 'x'.repeat(400), 'Lost', 'Friend'],
] as const;

/** The screen of one listing in the portal. */
export function testOwnerListing(site: () => TestSite): void {
  avoidMidnight();
  let headers: { Cookie: string };

  const read = async (address: string) => {
    const response = await site().get(address, headers);
    expect([address, response.status]).toEqual([address, 200]);
    return parseDocument(await response.text());
  };
  const subjects = async (query: string) => {
    const document = await read(path + query);
    return [...document.querySelectorAll('#history tbody tr')].map((row) =>
      (row.querySelector('td:nth-child(4)')?.textContent ?? '').trim(),
    );
  };

  beforeAll(async () => {
    const { cms } = site();
    const owner = await openOwner(cms);
    const other = await openOwner(cms);
    headers = await ownerCookie(owner.session);
    const listing = await createOwnedListing(cms, 'own-1', owner.documentId);
    await createOwnedListing(cms, 'own-2', owner.documentId, { state: 'withdrawn' });
    await createOwnedListing(cms, 'other-1', other.documentId);
    await storeVisits(cms, 'own-1', { [today()]: 7 });
    for (const [date, type, contact, subject, comment, state, source] of calls) {
      await openDocuments(cms, 'api::communication.communication').create({
        data: { listing, date, type, contact, subject, comment, state, source },
      });
    }
    for (const [kind, text, shown] of [
      ['next-step', 'New pictures on Thursday.', true],
      ['feedback', 'They liked the light.', true],
      ['feedback', 'Not shown yet.', false],
    ] as const) {
      const data = { listing, kind, text, shown };
      await openDocuments(cms, 'api::owner-note.owner-note').create({ data });
    }
    await keepPrivateFile(cms.strapi, {
      bytes: buildPdf(),
      purpose: 'owner',
      mime: 'application/pdf',
      name: 'contract.pdf',
      lead: belongsTo(listing, owner.documentId),
    });
    for (let day = 1; day <= 28; day += 1) {
      const date = `2026-02-${String(day).padStart(2, '0')}T12:00:00.000Z`;
      await openDocuments(cms, 'api::online-medium.online-medium').create({
        data: { listing, date, subject: `Day ${day}`, url: `https://www.zimmo.be/${day}` },
      });
    }
  });

  test('OWN-2 a listing of another owner and one that never was answer the same 404', async () => {
    const answers = ['other-1', 'never-was'].flatMap((reference) =>
      ['', 'communications.csv', 'nonsense.csv'].map(async (file) => {
        const response = await site().get(`/en/owner/${reference}/${file}`, headers);
        const text = withoutNonces(await response.text()).replaceAll(reference, 'own');
        return { status: response.status, cache: response.headers.get('Cache-Control'), text };
      }),
    );
    const [page, csv, none, unknownPage, unknownCsv, unknownNone] = await Promise.all(answers);
    expect(page).toMatchObject({ status: 404, cache: 'no-store' });
    expect(csv).toMatchObject({ status: 404, cache: 'no-store' });
    expect([unknownPage, unknownCsv, unknownNone]).toEqual([page, csv, none]);
    const main = parseDocument(page?.text ?? '').querySelector('main');
    expect(main?.querySelectorAll('a[href="/en/owner/"]').length).toBeGreaterThan(0);
  });

  test('OWN-2 without a login the figures lead to the login, and back', async () => {
    for (const file of ['', 'communications.csv']) {
      const response = await site().get(path + file);
      expect(response.status).toBe(303);
      expect(response.headers.get('Location')).toContain(encodeURIComponent(`own-1/${file}`));
    }
  });

  test('OWN-3 OWN-4 a listing shows its visits, its graph and why nothing is compared', async () => {
    const document = await read(path);
    expect(textOf(document, 'h1')).toBe('own-1');
    expect(textOf(document, 'main dl')).toContain('7');
    expect(textOf(document, 'figure table tbody tr:first-child td')).toBe('7');
    expect(textOf(document, 'main')).toContain('at least three similar properties');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
      'noindex',
    );
  });

  test('OWN-5 a listing that is not on the site says so and has its figures', async () => {
    const document = await read('/en/owner/own-2/');
    expect(textOf(document, 'main header')).toContain('Not on the site');
    expect(textOf(document, '#history')).toContain('Nothing here yet');
  });

  test.each(['', '?month=2026-13', '?month=3000-01', '?month=1999-01', "?month='"])(
    'OWN-5 the calendar of %j is that of this month',
    async (query) => {
      const document = await read(path + query);
      const now = document.querySelector('#calendar td[aria-current="date"]');
      expect(now?.querySelector('time')?.getAttribute('dateTime')).toBe(today());
      expect(now?.textContent).toContain('7 views');
      expect(document.querySelector('#calendar [rel="next"]')).toBeNull();
    },
  );

  test('OWN-5 the calendar leads to the month before and back, keeping what else is chosen', async () => {
    const [before = ''] = hrefsOf(await read(`${path}?type=Phone`), '#calendar [rel="prev"]');
    expect(before).toMatch(/\?month=\d{4}-\d\d&type=Phone#calendar$/);
    const month = await read(before.replace('#calendar', ''));
    expect(hrefsOf(month, '#calendar [rel="next"]')).toEqual([`${path}?type=Phone#calendar`]);
  });

  test.each([
    ['', [2, 1, 0]],
    ['?sort=date-asc', [0, 1, 2]],
    ['?sort=type-asc', [1, 0, 2]],
    ['?sort=type-desc', [2, 0, 1]],
    // Only staff see the contact: an owner cannot read, find or sort by it.
    ['?sort=contact-asc', [2, 1, 0]],
    ['?sort=subject-asc', [1, 0, 2]],
    ['?sort=subject-desc', [2, 0, 1]],
    ['?sort=comment-asc', [1, 0, 2]],
    ['?sort=comment-desc', [2, 0, 1]],
    ['?sort=status-asc', [1, 2, 0]],
    ['?sort=status-desc', [0, 2, 1]],
    ['?sort=source-asc', [2, 0, 1]],
    ['?sort=source-desc', [1, 0, 2]],
    ['?sort=nonsense', [2, 1, 0]],
    ['?q=peeters', []],
    ['?q=%25', []],
    ['?type=Mail', [1]],
    ['?status=Lost', [2]],
    ['?from=2026-03-02', [2, 1]],
    ['?to=2026-03-02', [1, 0]],
    ['?from=2026-03-03&to=2026-03-02', [2, 1]],
    ['?type=Mail&status=Lost', []],
  ] as const)('OWN-5 the history of %j has the entries %j', async (query, expected) => {
    expect(await subjects(query)).toEqual(expected.map((index) => calls[index]?.[3]));
  });

  test('OWN-5 a history is turned over by 25, and behind its end it shows the end', async () => {
    const query = '?history=online-media&sort=date-asc';
    expect(await subjects(query)).toHaveLength(25);
    const last = ['Day 26', 'Day 27', 'Day 28'];
    for (const page of [2, 99]) {
      const found = await subjects(`${query}&page=${page}`);
      expect(found.map((text) => text.replace('zimmo.be', ''))).toEqual(last);
    }
  });

  test('OWN-5 an address of a medium opens beside the page and cannot reach back', async () => {
    const document = await read(`${path}?history=online-media`);
    const link = document.querySelector('#history tbody a');
    expect(link?.getAttribute('rel')).toContain('noopener');
    expect(link?.textContent).toBe('zimmo.be');
  });

  test('OWN-5 a file has all that the filter leaves, and no formulas', async () => {
    const response = await site().get(`${path}communications.csv?q=511&page=7`, headers);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('Content-Disposition')).toBe(
      `attachment; filename="own-1-communications-${today()}.csv"`,
    );
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())).toBe(
      '\uFEFF"Date";"Type";"Contact";"Subject";"Comment";"Status";"Source"\r\n' +
        `"2026-03-02 10:00";"Mail";"not named";"'+32 2 511";"""a""; b\nc";"Done";"Window"\r\n`,
    );
    const media = await site().get(`${path}online-media.csv`, headers);
    expect((await media.text()).trim().split('\r\n')).toHaveLength(29);
  });

  test('OWN-8 what staff wrote stands first, with numbers and the picture from views to visits', async () => {
    const document = await read(path);
    const main = textOf(document, 'main');
    expect(main).toContain('New pictures on Thursday.');
    expect(main).toContain('They liked the light.');
    expect(main).not.toContain('Not shown yet.');
    expect(main.indexOf('The next step')).toBeLessThan(main.indexOf('Views per day'));
    expect(textOf(document, 'figure ol li:first-child')).toContain('Your property: 7');
  });

  test('OWN-8 a document of the own listing is saved, any other is a 404', async () => {
    const { cms } = site();
    const [href = ''] = hrefsOf(await read(path), 'a[href*="document-"]');
    expect(href).toMatch(/^\/en\/owner\/own-1\/document-[0-9a-f]{48}$/);
    const response = await site().get(href, headers);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('Content-Disposition')).toContain('contract.pdf');
    expect(Buffer.from(await response.arrayBuffer()).equals(buildPdf())).toBe(true);
    const other = await ownerCookie((await openOwner(cms)).session);
    expect((await site().get(href, other)).status).toBe(404);
    const none = `${path}document-${'0'.repeat(48)}`;
    expect((await site().get(none, headers)).status).toBe(404);
  });

  test.each([
    ['a browser', {}, 303],
    ['a script', { Accept: 'application/json' }, 200],
  ])('OWN-8 %s asks the agency, and one question sent twice is one', async (_, accept, status) => {
    const { cms } = site();
    const form = (await read(path)).querySelector('#ask form')?.getAttribute('action') ?? '';
    const question = `When is it, ${status}?`;
    const sent = new URLSearchParams({ question }).toString();
    for (let turn = 0; turn < 2; turn += 1) {
      const response = await site().post(form, sent, { ...headers, ...accept });
      expect(response.status).toBe(status);
    }
    const leads = await cms.strapi.db
      .query('api::lead.lead')
      .findMany({ where: { remark: question }, populate: ['listing'] });
    expect(leads).toMatchObject([{ kind: 'owner-question', listing: { reference: 'own-1' } }]);
    const more = new URLSearchParams({ question: `${question} And where?` }).toString();
    await site().post(form, more, { ...headers, ...accept });
    const where = { remark: { $startsWith: question } };
    expect(await cms.strapi.db.query('api::lead.lead').count({ where })).toBe(2);
    const asked = await read(`${path}?asked=1`);
    expect(textOf(asked, '#ask')).toContain('your question has arrived');
  });

  test('OWN-8 a question without words is refused beside its field', async () => {
    const response = await site().post(`${path}?ask=12345678`, 'question=', headers);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Please write your question');
  });
}
