import { expect, test } from 'vitest';
import { parsePreferredTime } from '@agency/domain/preferred-times';
import { openDocuments } from '../../testing/open-documents';
import type { TestSite } from '../../testing/open-test-site';
import { readDocument, textOf } from '../../testing/read-document';

const formOf = '/nl/formulieren/hou-me-op-de-hoogte/';
const hourMs = 3600 * 1000;

/** The forms of a saved search and of a visit. */
export function testRequestForms(site: () => TestSite): void {
  const checked = (document: Document, name: string) =>
    [...document.querySelectorAll(`input[name="${name}"][checked]`)].map((box) =>
      box.getAttribute('value'),
    );

  test('FORM-9 the form that saves a search is filled in from a list, and says what it cannot keep', async () => {
    const query = 'type=20&city=Elsene%7C1050&price=200000-450000&bedrooms=2&energy=a&goal=rent';
    const document = await readDocument(site(), `${formOf}?${query}`);
    expect(checked(document, 'goal')).toEqual(['rent']);
    expect(checked(document, 'types')).toEqual(['1', '2', '3']);
    expect(checked(document, 'zips')).toEqual(['1050']);
    expect(document.querySelector('[name="maxPrice"]')?.getAttribute('value')).toBe('450000');
    expect(document.querySelector('[name="minBedrooms"]')?.getAttribute('value')).toBe('2');
    expect(textOf(document, 'main')).toContain('Weggelaten: Energielabel A');
  });

  test('FIND-23 FORM-9 the form that saves a search keeps kinds and the other filters of a list', async () => {
    const query =
      'type=penthouse&city=1000&area=80&maxYear=2000&bathrooms=2&lift=1&available=2027-02-01';
    const document = await readDocument(site(), `${formOf}?${query}&goal=sale`);
    expect(checked(document, 'types')).toEqual(['penthouse']);
    expect(checked(document, 'amenities')).toEqual(['lift']);
    const valueOf = (name: string) =>
      document.querySelector(`[name="${name}"]`)?.getAttribute('value');
    expect(['minArea', 'maxYear', 'minBathrooms', 'availableBy'].map(valueOf)).toEqual([
      ...['80', '2000', '2', '2027-02-01'],
    ]);
    expect(textOf(document, 'main')).not.toContain('Weggelaten');
  });

  test('FORM-9 a list and an empty list lead to the register with their filters', async () => {
    for (const filters of ['bedrooms=2', 'price=1-2']) {
      const document = await readDocument(site(), `/nl/te-koop/?${filters}`);
      const links = [...document.querySelectorAll(`a[href^="${formOf}?"]`)];
      expect(links.map((link) => link.getAttribute('href'))).toContain(
        `${formOf}?${filters}&goal=sale`,
      );
    }
  });

  test('FORM-14 without moments a visit is asked for on the days to come', async () => {
    const path = '/fr/formulaires/demander-une-visite/?listing=5204117';
    const document = await readDocument(site(), path);
    const wishes = [...document.querySelectorAll('[name="wishes"]')];
    expect(wishes).toHaveLength(36);
    expect(wishes.every((box) => parsePreferredTime(box.getAttribute('value') ?? ''))).toBe(true);
    expect(textOf(document, 'main')).toContain('Après-midi');
    expect(document.querySelector('[name="slot"]')).toBeNull();
  });

  test('FORM-14 ERR-8 free moments are as they are now, and full ones are said', async () => {
    const path = '/nl/formulieren/bezoek-aanvragen/?listing=5204124';
    const { cms } = site();
    const listings = openDocuments(cms, 'api::listing.listing');
    const listing = await listings.findFirst({ filters: { reference: '5204124' } });
    const slots = openDocuments(cms, 'api::appointment-slot.appointment-slot');
    const start = new Date(Date.now() + 72 * hourMs);
    const end = new Date(start.getTime() + hourMs / 2);
    const { documentId } = await slots.create({
      data: { start, end, capacity: 1, active: true, listing: listing?.documentId },
    });
    const free = await readDocument(site(), path);
    const values = [...free.querySelectorAll('[name="slot"]')].map((box) =>
      box.getAttribute('value'),
    );
    expect(values).toEqual([documentId, 'none']);
    await slots.update({ documentId, data: { capacity: 0 } });
    const full = await readDocument(site(), path);
    expect(textOf(full, 'main')).toContain('De afspraken zijn volzet');
    expect(full.querySelector('[name="wishes"]')).not.toBeNull();
    await slots.delete({ documentId });
  });

  test('FORM-3 the privacy page tells what each form keeps, and forms lead to it', async () => {
    const document = await readDocument(site(), '/nl/privacy-statement/');
    const row = [...document.querySelectorAll('tbody tr')].find((one) =>
      one.textContent?.includes('Een sollicitatie met cv'),
    );
    expect(row?.textContent).toContain('1 jaar na uw bericht');
    expect(textOf(document, 'table')).not.toContain('tot u vraagt om het te wissen');
    const form = await readDocument(site(), formOf);
    expect(form.querySelector('form a[href="/nl/privacy-statement/"]')).not.toBeNull();
  });
}
