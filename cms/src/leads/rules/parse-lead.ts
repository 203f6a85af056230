import { perSavedLimit, savedAmenities } from '@agency/domain/saved-limits';
import { rhythms } from '@agency/domain/rhythms';
import { goals } from '@agency/domain/goals';
import { z } from 'zod';
import { languages } from '@agency/domain/languages';
import { cleanPath, findReferrer, pickCampaign } from '@agency/domain/lead-source';
import { isNearbyPostalCode, isPostalCode } from '@agency/domain/contact';
import { formLimits } from '@agency/domain/form-limits';
import { formParts, formRules, leadKinds, listFormParts } from '@agency/domain/form-rules';
import { mostPreferredTimes, visitParts } from '@agency/domain/preferred-times';
import { leadError } from './lead-error';
import {
  address,
  amount,
  choices,
  count,
  day,
  email,
  key,
  line,
  phone,
  prose,
  zip,
} from './lead-values';

const text = (most: number) => line(most).nullish().transform(orNull);
const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform(orNull);
const hours = /^\d{1,2}:\d{2} ?[-–] ?\d{1,2}:\d{2}$/;
const mostLimit = 100_000_000;
const mostBedrooms = formLimits.rooms;

const criteria = z
  .object({
    goal: z.enum(goals),
    types: choices(/^[\w.-]{1,40}$/, 100),
    zips: choices(/^[A-Za-z0-9 -]{2,20}$/, 2000),
    minPrice: maybe(amount),
    maxPrice: maybe(amount),
    minBedrooms: maybe(count(mostBedrooms)),
    maxBedrooms: maybe(count(mostBedrooms)),
    minGarages: maybe(count(mostBedrooms)),
    minParkings: maybe(count(mostBedrooms)),
    ...perSavedLimit(() => maybe(z.number().min(0).max(mostLimit))),
    availableBy: maybe(day),
    amenities: z
      .array(z.enum(savedAmenities))
      .nullish()
      .transform((names) => [...new Set(names)].sort()),
  })
  .refine(({ types }) => types.length > 0, { path: ['types'], error: 'choose at least one' })
  .refine(({ zips }) => zips.length > 0, { path: ['zips'], error: 'choose at least one' })
  .refine(({ minPrice, maxPrice }) => inOrder(minPrice, maxPrice), {
    path: ['maxPrice'],
    error: 'is below the lowest price',
  })
  .refine(({ minBedrooms, maxBedrooms }) => inOrder(minBedrooms, maxBedrooms), {
    path: ['maxBedrooms'],
    error: 'is below the fewest bedrooms',
  });

const wishes = z
  .array(z.object({ day, part: z.enum(visitParts) }))
  .max(mostPreferredTimes)
  .nullish()
  .transform((given) => given ?? []);

const rental = z
  .object({
    monthlyIncome: amount,
    persons: count(formLimits.persons).min(1),
    startDate: maybe(day),
    endDate: maybe(day),
  })
  .refine((rent) => inOrder(rent.startDate, rent.endDate), {
    path: ['endDate'],
    error: 'is before the beginning',
  });

/** Never a reason to refuse a lead: invalid values are dropped. */
const visitSource = z
  .object({
    page: z.string().nullish(),
    entryPage: z.string().nullish(),
    referrer: z.string().nullish(),
    savedSearch: z.boolean().nullish(),
    campaign: z.string().max(2000).nullish().catch(null),
  })
  .transform(({ page, entryPage, referrer, savedSearch, campaign }) => ({
    page: cleanPath(page ?? ''),
    entryPage: cleanPath(entryPage ?? ''),
    referrer: findReferrer(`https://${referrer ?? ''}`, ''),
    savedSearch: savedSearch ?? false,
    // The site sends what the consent covers.
    campaign: pickCampaign(new URLSearchParams(campaign ?? ''), {
      analytical: true,
      marketing: true,
    }),
  }));

/** Fields that are stored and mailed as they are. */
const plainFields = {
  title: maybe(z.enum(['mr', 'ms', 'miss'])),
  firstName: text(formLimits.name),
  lastName: text(formLimits.name),
  email: maybe(email),
  phone: maybe(phone),
  street: text(formLimits.street),
  zip: maybe(zip(isPostalCode)),
  city: text(formLimits.city),
  remark: prose(formLimits.remark).nullish().transform(orNull),
  contactPreference: maybe(z.enum(['email', 'phone'])),
};

const lead = z.object({
  kind: z.enum(leadKinds),
  language: z.enum(languages),
  submissionId: key(128),
  formToken: key(128),
  listing: text(60),
  project: text(60),
  agent: text(80),
  office: text(80),
  ...plainFields,
  newsletter: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  privacyAgreedAt: maybe(z.coerce.date()),
  timeSlots: choices(hours, 10),
  slot: maybe(key(64)),
  wishes,
  documents: choices(/^[^\p{Cc}\p{Cs}]{1,200}$/u, 100),
  rhythm: maybe(z.enum(rhythms)),
  criteria: maybe(criteria),
  offer: maybe(
    z.object({
      amount: amount.gt(0),
      conditions: prose(formLimits.remark).nullish().transform(orNull),
    }),
  ),
  rental: maybe(rental),
  valuation: maybe(
    z.object({
      propertyType: text(formLimits.propertyType),
      street: text(formLimits.street),
      zip: maybe(zip(isNearbyPostalCode)),
      city: text(formLimits.city),
      livingArea: maybe(z.number().min(0).max(formLimits.squareMetres)),
      bedrooms: maybe(count(mostBedrooms)),
    }),
  ),
  friend: maybe(z.object({ name: text(formLimits.name), email })),
  job: maybe(z.object({ position: text(formLimits.position), file: maybe(key(64)) })),
  testimonial: maybe(
    z.object({
      name: line(formLimits.name).min(1),
      website: maybe(address),
      file: maybe(key(64)),
      date: maybe(day),
    }),
  ),
  visitSource: maybe(visitSource),
});

/** A validated submission: texts are trimmed, empty ones null, other fields refused. */
export type Lead = z.output<typeof lead>;
export type PlainFields = Pick<Lead, keyof typeof plainFields>;

/**
 * Validates a submission. Throws BAD_USER_INPUT with the first field that is invalid, missing,
 * or not allowed for this form.
 */
export function parseLead(given: unknown): Lead {
  const result = lead.safeParse(given);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw leadError('BAD_USER_INPUT', issue?.path.join('.') ?? '', issue?.message ?? '');
  }
  checkKind(result.data);
  return result.data;
}

/** Fields that are stored as a relation, under another name, or in another form. */
const storedOtherwise: readonly string[] = [
  'listing',
  'project',
  'agent',
  'office',
  'slot',
  'wishes',
  'timeSlots',
  'documents',
  'criteria',
  'offer',
  'rental',
  'job',
  'testimonial',
] satisfies (keyof Lead)[];

/** Returns the values that are stored as they were sent, with the keys of agent and office. */
export function listFields(lead: Lead): Record<string, unknown> {
  const fields = Object.entries(lead).filter(([name]) => !storedOtherwise.includes(name));
  return {
    ...Object.fromEntries(fields),
    agentKey: lead.agent,
    officeKey: lead.office,
    timeSlots: lead.timeSlots.length > 0 ? lead.timeSlots : null,
  };
}

function checkKind(given: Lead): void {
  const { needs } = formRules[given.kind];
  const missing = needs.find((need) => {
    if (need === 'name') return !given.firstName && !given.lastName;
    if (need === 'contact') return !given.email && !given.phone;
    return !isGiven(given[need]);
  });
  if (missing) throw leadError('BAD_USER_INPUT', missing, `is needed for ${given.kind}`);
  const welcome = new Set(listFormParts(given.kind));
  const stray = formParts.find((part) => isGiven(given[part]) && !welcome.has(part));
  if (stray) throw leadError('BAD_USER_INPUT', stray, `is not for ${given.kind}`);
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null;
}

function orNull<Value>(value: Value): NonNullable<Value> | null {
  return value === '' ? null : (value ?? null);
}

function inOrder<Value extends number | string>(from: Value | null, to: Value | null): boolean {
  return from === null || to === null || from <= to;
}
