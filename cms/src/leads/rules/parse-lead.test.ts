import type { GraphQLError } from 'graphql';
import { expect, test } from 'vitest';
import { buildLead } from '../../../test/build-lead';
import { leadKinds } from '@agency/domain/form-rules';
import { parseLead } from './parse-lead';

const parts: Record<string, object> = {
  'contact-me': { listing: '1' },
  'contact-appointment': { listing: '1', timeSlots: ['10:00-13:00', '10:00-13:00'] },
  'contact-construction': { project: 'P1' },
  'contact-demand': { valuation: { street: 'Wetstraat 1' } },
  'demand-register': { criteria: { goal: 'sale', types: ['2'], zips: ['1000'] } },
  'send-to-friend': { listing: '1', friend: { email: 'friend@example.org' } },
  'request-documents': { listing: '1', documents: ['a'] },
  testimonial: { remark: 'Good', testimonial: { name: 'Ann' } },
  job: { job: { position: 'Agent' } },
  'purchase-offer': { listing: '1', offer: { amount: 1 } },
  'owner-question': { listing: '1', remark: 'When is the next visit?' },
  'rent-application': { listing: '1', rental: { monthlyIncome: 2000, persons: 2 } },
};

const wish = { day: '2026-12-01', part: 'morning' };

const parse = (kind: string, overrides: object = {}) =>
  parseLead(buildLead({ kind, ...parts[kind], ...overrides }));

function findField(parsing: () => unknown): unknown {
  try {
    parsing();
  } catch (error) {
    const { extensions } = error as GraphQLError;
    return extensions.code === 'BAD_USER_INPUT' ? extensions.field : extensions.code;
  }
  return 'accepted';
}

test.each(leadKinds)('FORM-1 a lead of %s with what it needs is taken', (kind) => {
  expect(parse(kind).kind).toBe(kind);
});

test.each(Object.entries(parts).map(([kind, needed]) => [kind, Object.keys(needed)] as const))(
  'FORM-3 a lead of %s without %s is not',
  (kind, needed) => {
    for (const field of needed.filter((name) => name !== 'timeSlots')) {
      expect(findField(() => parse(kind, { [field]: null }))).toBe(field);
    }
  },
);

test.each([
  ['site-contact', { email: 'a@b' }, 'email'],
  ['site-contact', { email: 'a b@example.org' }, 'email'],
  ['site-contact', { email: 'a@example.org\nBcc: b@example.org' }, 'email'],
  ['site-contact', { email: 'a@example.org,b@example.org' }, 'email'],
  ['site-contact', { email: `${'a'.repeat(250)}@b.be` }, 'email'],
  ['site-contact', { email: '😀@example.org' }, 'email'],
  ['site-contact', { phone: '1234' }, 'phone'],
  ['site-contact', { firstName: null, lastName: '\u200b' }, 'name'],
  ['site-contact', { zip: 'ABC' }, 'zip'],
  ['contact-demand', { valuation: { zip: 'ABC' } }, 'valuation.zip'],
  ['site-contact', { phone: '1'.repeat(21) }, 'phone'],
  ['site-contact', { lastName: 'x'.repeat(101) }, 'lastName'],
  ['site-contact', { lastName: 'a\nb' }, 'lastName'],
  ['site-contact', { lastName: '\ud800' }, 'lastName'],
  ['site-contact', { remark: 'a\u0007b' }, 'remark'],
  ['site-contact', { title: 'dr' }, 'title'],
  ['site-contact', { submissionId: 'a b' }, 'submissionId'],
  ['site-contact', { submissionId: 'a'.repeat(129) }, 'submissionId'],
  ['site-contact', { formToken: '' }, 'formToken'],
  ['site-contact', { job: { position: 'Agent' } }, 'job'],
  ['contact-appointment', { timeSlots: ['at noon'] }, 'timeSlots.0'],
  ['contact-appointment', { wishes: [{ day: '2026-02-30', part: 'morning' }] }, 'wishes.0.day'],
  ['contact-appointment', { wishes: [{ day: '2026-12-01', part: 'night' }] }, 'wishes.0.part'],
  ['contact-appointment', { wishes: [wish, wish, wish, wish] }, 'wishes'],
  ['contact-me', { wishes: [wish] }, 'wishes'],
  ['demand-register', { criteria: { goal: 'sale', types: [], zips: ['1000'] } }, 'criteria.types'],
  ['demand-register', { criteria: { goal: 'sale', types: ['2'], zips: [] } }, 'criteria.zips'],
  ['demand-register', { email: null, phone: '02 512 47 80' }, 'email'],
  ['demand-register', { rhythm: 'hourly' }, 'rhythm'],
  ['send-to-friend', { friend: { email: 'friend' } }, 'friend.email'],
  ['testimonial', { testimonial: { name: ' ' } }, 'testimonial.name'],
  ['testimonial', { testimonial: { name: '\u2060\u3164' } }, 'testimonial.name'],
  ['testimonial', { testimonial: { name: 'A', date: '2026-02-30' } }, 'testimonial.date'],
  ['purchase-offer', { offer: { amount: 0 } }, 'offer.amount'],
  ['purchase-offer', { offer: { amount: 1_000_000_001 } }, 'offer.amount'],
  ['purchase-offer', { offer: { amount: Number.NaN } }, 'offer.amount'],
  ['rent-application', { rental: { monthlyIncome: 1, persons: 0 } }, 'rental.persons'],
  ['rent-application', { rental: { monthlyIncome: 1, persons: 1.5 } }, 'rental.persons'],
])('FORM-3 a lead of %s with %j is refused', (kind, wrong, field) => {
  expect(findField(() => parse(kind, wrong))).toBe(field);
});

test.each([
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['https://a b'],
  ['www.example.org'],
  ['http://'],
])('FORM-12 %s is no website', (website) => {
  const wrong = { testimonial: { name: 'Ann', website } };
  expect(findField(() => parse('testimonial', wrong))).toBe('testimonial.website');
});

test('FORM-3 what is the wrong way round is refused', () => {
  const goal = { goal: 'sale', types: ['2'], zips: ['1000'] };
  const dear = { criteria: { ...goal, minPrice: 2, maxPrice: 1 } };
  expect(findField(() => parse('demand-register', dear))).toBe('criteria.maxPrice');
  const rooms = { criteria: { ...goal, minBedrooms: 2, maxBedrooms: 1 } };
  expect(findField(() => parse('demand-register', rooms))).toBe('criteria.maxBedrooms');
  const days = { startDate: '2026-12-02', endDate: '2026-12-01' };
  const rental = { rental: { monthlyIncome: 1, persons: 1, ...days } };
  expect(findField(() => parse('rent-application', rental))).toBe('rental.endDate');
});

test('FORM-3 texts are trimmed, what is empty is null, lines stay lines, choices come once', () => {
  const given = { firstName: ' Zoé ', street: '  ', remark: ' a\r\nb ', phone: '02/512.47.80' };
  expect(parse('contact-appointment', given)).toMatchObject({
    firstName: 'Zoé',
    street: null,
    remark: 'a\nb',
    phone: '02/512.47.80',
    newsletter: false,
    timeSlots: ['10:00-13:00'],
    documents: [],
  });
});

test('FORM-1 a name and one means of contact are enough, as Brussels has it', () => {
  const person = { email: null, firstName: 'Ann', lastName: null };
  expect(parse('contact-me', { ...person, phone: '0470 12 34 56' }).firstName).toBe('Ann');
  expect(findField(() => parse('contact-me', person))).toBe('contact');
});
