import { formRules, type LeadKind } from '@agency/domain/form-rules';
import type { Core } from '@strapi/strapi';

/** Malicious input for each text field. */
export const harm = '<script>alert("1")</script> & https://evil.example\r\nBcc: x@example.org';

/** Returns all parts of a form, with malicious input in every text field. */
function buildParts(types: number[]): Record<string, object> {
  return {
    'contact-appointment': {
      appointment: { state: 'requested', timeSlots: ['10:00-13:00'] },
    },
    'contact-demand': {
      valuation: { propertyType: harm, street: harm, zip: '1050', city: harm, livingArea: 84.5 },
    },
    'demand-register': {
      criteria: { goal: 'sale', types, zips: ['1000', '1050'], minPrice: 1000, maxBedrooms: 3 },
      rhythm: 'daily',
    },
    'send-to-friend': { friend: { name: harm, email: 'friend@example.org' } },
    'request-documents': { documents: [{ id: '1', name: harm }] },
    testimonial: {
      testimonial: { name: harm, website: 'https://evil.example', date: '2026-02-28' },
    },
    job: { job: { position: harm, cvName: harm } },
    'purchase-offer': {
      offer: {
        amount: 250_000,
        conditions: harm,
        price: 265_000,
        deposit: 25_000,
        depositPercent: 10,
      },
    },
    'rent-application': {
      rental: {
        monthlyIncome: 3100.5,
        persons: 3,
        startDate: '2026-12-01',
        endDate: '2029-11-30',
        rent: 950,
        charges: 75,
        inventoryShare: 200,
        deposit: 1900,
        depositMonths: 2,
        firstPayment: 3125,
        minimumIncome: 2850,
        maximumPersons: 4,
      },
    },
  };
}

/** Stores a lead of any form with all fields filled in. Returns its document id. */
export async function storeMailedLead(
  strapi: Core.Strapi,
  { kind, language, ...overrides }: { kind: string; language: string } & Record<string, unknown>,
): Promise<string> {
  const listing = await strapi.db.query('api::listing.listing').findOne({});
  const types = await strapi.db
    .query('api::property-type.property-type')
    .findMany({ where: { locale: 'nl' }, limit: 1 });
  const project = await strapi.db.query('api::project.project').findOne({});
  const { needs } = formRules[kind as LeadKind];
  const key = `${kind}-${language}-${Math.random()}`;
  const { documentId } = await strapi.documents('api::lead.lead').create({
    data: {
      kind,
      language,
      state: 'new',
      submissionId: key,
      formToken: key,
      turn: 1,
      title: 'ms',
      firstName: 'An',
      lastName: 'Peeters',
      email: 'an@example.org',
      phone: '0475123456',
      street: harm,
      zip: '1050',
      city: 'Elsene',
      remark: harm,
      contactPreference: 'phone',
      newsletter: true,
      privacyAgreedAt: new Date(),
      ...(needs.includes('listing') ? { listing: listing?.id } : {}),
      ...(needs.includes('project') ? { project: project?.id } : {}),
      ...buildParts(types.map(({ id }: { id: number }) => id))[kind],
      ...overrides,
    },
  });
  return documentId;
}
