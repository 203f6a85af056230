import { expect, test } from 'vitest';
import { openAdmins } from '../../../../cms/test/open-admin';
import type { TestSite } from '../../testing/open-test-site';
import { readDocument, textOf } from '../../testing/read-document';

const reference = '5204124';
const uid = 'api::listing.listing';

export function testOpenHouses(site: () => TestSite): void {
  test('EDIT-7 an open house and a correction stand on the site, until they are taken back', async () => {
    const { cms } = site();
    const { asEditor } = await openAdmins(cms);
    const found = await cms.strapi.documents(uid).findFirst({ filters: { reference } });
    const own = `/agency/listings/${found?.documentId}`;
    const ask = async (method: string, path: string, body?: object) => {
      const { status } = await asEditor(method, `${own}/${path}`, body);
      expect([path, status]).toEqual([path, 200]);
      site().forget();
    };
    const path = async () =>
      (await site().get(`/nl/property/${reference}/`)).headers.get('Location') ?? '';
    await ask('POST', 'open-houses', {
      day: '2031-04-05',
      time: '10:00',
      minutes: 120,
      places: 8,
      notes: { nl: 'Bel aan bij nummer 2.' },
    });
    const texts = { nl: { title: 'Met zicht op de boomgaard' } };
    await ask('POST', 'correction', { texts, isHidden: false, isFeatured: true, until: null });

    const page = await readDocument(site(), await path());
    expect(textOf(page, 'h1')).toBe('Met zicht op de boomgaard');
    const link = page.querySelector('a[href$=".ics"]');
    const line = link?.closest('li')?.textContent ?? '';
    expect(line).toContain('zaterdag 5 april, 10:00\u00a0–\u00a012:00 · 8 plaatsen · Bel aan');
    const data = [...page.querySelectorAll('script[type="application/ld+json"]')];
    expect(data.map(({ textContent }) => textContent).join()).toContain(
      '"startDate":"2031-04-05T08:00:00.000Z"',
    );

    const href = link?.getAttribute('href') ?? '';
    const file = await site().get(href);
    expect([file.status, file.headers.get('Content-Type')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ]);
    const calendar = await file.text();
    expect(calendar).toContain('DTSTART:20310405T080000Z\r\nDTEND:20310405T100000Z');
    expect((await site().get(href.replace(/\d+\.ics$/, '999999.ics'))).status).toBe(404);

    const list = await readDocument(site(), '/nl/te-koop/?openHouse=1');
    expect(list.querySelectorAll('main article')).toHaveLength(1);
    expect(textOf(list, 'main article')).toContain('Opendeurdag zaterdag 5 april');

    const id = /(\d+)\.ics$/.exec(href)?.[1] ?? '';
    await ask('DELETE', `open-houses/${id}`);
    await ask('DELETE', 'correction');
    const after = await readDocument(site(), await path());
    expect(after.querySelector('a[href$=".ics"]')).toBeNull();
    expect(textOf(after, 'h1')).not.toContain('boomgaard');
    expect((await site().get(href)).status).toBe(404);
  });
}
