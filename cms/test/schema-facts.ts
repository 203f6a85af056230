import { availabilities } from '@agency/domain/availability';
import { rhythms } from '@agency/domain/rhythms';
import { goals } from '@agency/domain/goals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formLimits } from '@agency/domain/form-limits';
import { formParts, leadKinds, listFormParts, type FormPart } from '@agency/domain/form-rules';
import {
  historyFieldNames,
  historyFields,
  type HistoryFieldName,
} from '@agency/domain/history-fields';
import { languages } from '@agency/domain/languages';
import { leadChannels } from '@agency/domain/lead-source';
import { formKinds } from '@agency/domain/path-words';
import { rateNames, rateRegions } from '@agency/domain/rates';
import { LISTING_FIELDS, type ListingField } from '../src/listings/rules/listing-fields';
import { retentionKinds } from '../src/platform/rules/retention-kinds';

/** Facts from tables in code in Strapi's schemas: file, attribute and properties. */
type SchemaFact = readonly [file: string, attribute: string, facts: Record<string, unknown>];

export const schemaFolder = path.resolve(__dirname, '../src');

const histories = ['communication', 'online-medium', 'appearance'];

/** Parts of a lead stored under another name. */
const partAttributes: Partial<Record<FormPart, string>> = {
  slot: 'appointment',
  wishes: 'appointment',
};

const fieldTypes = {
  text: { type: 'string' },
  number: { type: 'float' },
  integer: { type: 'integer' },
  money: { type: 'decimal', min: 0, max: 99_999_999.99 },
  flag: { type: 'boolean' },
  date: { type: 'datetime' },
} as const satisfies Record<ListingField['kind'], object>;

export const schemaFacts: readonly SchemaFact[] = [
  ...listEnumerations(),
  ...histories.flatMap((name) => historyFieldNames.map((field) => describeText(name, field))),
  ...LISTING_FIELDS.map((field): SchemaFact => {
    return [typeFile('listing'), field.attribute, fieldTypes[field.kind]];
  }),
  [typeFile('module'), 'blocks', { components: listBlocks() }],
  ...formParts.map(describePart),
  ...listLimits(),
];

function listEnumerations(): SchemaFact[] {
  const files: readonly (readonly [file: string, attribute: string, values: readonly string[]])[] =
    [
      [typeFile('demand'), 'language', languages],
      [typeFile('demand'), 'rhythm', rhythms],
      [typeFile('lead'), 'language', languages],
      [typeFile('lead'), 'kind', leadKinds],
      [typeFile('lead'), 'rhythm', rhythms],
      [typeFile('lead'), 'channel', leadChannels],
      [typeFile('listing'), 'goal', goals],
      [typeFile('landing-text'), 'goal', goals],
      [typeFile('listing'), 'availability', availabilities],
      [typeFile('outbox-mail'), 'language', languages],
      [typeFile('reply-template'), 'kind', formKinds],
      [typeFile('site'), 'defaultLanguage', languages],
      [typeFile('subscription'), 'language', languages],
      ['components/listing/text.json', 'language', languages],
      ['components/lead/criteria.json', 'goal', goals],
      ['components/module/contact-form.json', 'form', formKinds],
      ['components/module/property-list.json', 'goal', goals],
      ['components/site/lead-address.json', 'kind', leadKinds],
      ['components/site/rate.json', 'name', rateNames],
      ['components/site/rate.json', 'region', rateRegions],
      ['components/site/retention.json', 'kind', retentionKinds],
      ['components/site/language.json', 'code', languages],
      ['extensions/users-permissions/content-types/user/schema.json', 'language', languages],
    ];
  return files.map(([file, attribute, values]) => [file, attribute, { enum: values }]);
}

function describeText(type: string, field: HistoryFieldName): SchemaFact {
  const { maxLength } = historyFields[field];
  return [typeFile(type), field, { type: maxLength > 255 ? 'text' : 'string', maxLength }];
}

/** Lists the components of modules in the order offered to editors, new ones last. */
function listBlocks(): string[] {
  const folder = path.join(schemaFolder, 'components/module');
  const names = readdirSync(folder).map((file) => `module.${path.basename(file, '.json')}`);
  const { components = [] } = readSchema(typeFile('module')).attributes.blocks ?? {};
  const known = components.filter((name) => names.includes(name));
  return [...known, ...names.filter((name) => !known.includes(name)).sort()];
}

/** Returns the display names of the components of modules by id. */
export function listBlockNames(): Record<string, string> {
  const names = readdirSync(path.join(schemaFolder, 'components/module')).sort();
  return Object.fromEntries(
    names.map((file) => [
      `module.${path.basename(file, '.json')}`,
      readSchema(`components/module/${file}`).info.displayName,
    ]),
  );
}

function listLimits(): SchemaFact[] {
  const { name, email, street, zip, city, remark, euros, rooms } = formLimits;
  const texts: Record<string, Record<string, number>> = {
    [typeFile('lead')]: { firstName: name, lastName: name, ...findLimits('lead') },
    [typeFile('demand')]: { email },
    [typeFile('subscription')]: { email },
    'components/lead/offer.json': { conditions: remark },
    'components/lead/friend.json': { name, email },
    'components/lead/job.json': { position: formLimits.position },
    'components/lead/testimonial.json': { name, website: formLimits.website },
    'components/lead/valuation.json': {
      propertyType: formLimits.propertyType,
      street,
      zip,
      city,
    },
  };
  const numbers: Record<string, Record<string, number>> = {
    'components/lead/offer.json': { amount: euros },
    'components/lead/rental.json': { monthlyIncome: euros, persons: formLimits.persons },
    'components/lead/valuation.json': { livingArea: formLimits.squareMetres, bedrooms: rooms },
    'components/lead/criteria.json': {
      minPrice: euros,
      maxPrice: euros,
      minBedrooms: rooms,
      maxBedrooms: rooms,
      minGarages: rooms,
      minParkings: rooms,
    },
  };
  const list = (limits: typeof texts, limit: 'maxLength' | 'max'): SchemaFact[] =>
    Object.entries(limits).flatMap(([file, attributes]) =>
      Object.entries(attributes).map(([attribute, most]): SchemaFact => {
        return [file, attribute, { [limit]: most }];
      }),
    );
  return [...list(texts, 'maxLength'), ...list(numbers, 'max')];
}

/** Returns the limits of a type's attributes that are called like their limit. */
function findLimits(type: string): Record<string, number> {
  const { attributes } = readSchema(typeFile(type));
  return Object.fromEntries(Object.entries(formLimits).filter(([name]) => name in attributes));
}

/** Shows a part only in leads of forms that have it. */
function describePart(part: FormPart): SchemaFact {
  const kinds = formKinds.filter((kind) => listFormParts(kind).includes(part));
  const tests = kinds.map((kind) => ({ '==': [{ var: 'kind' }, kind] }));
  const visible = tests.length === 1 ? tests[0] : { or: tests };
  return [typeFile('lead'), partAttributes[part] ?? part, { conditions: { visible } }];
}

function typeFile(name: string): string {
  return `api/${name}/content-types/${name}/schema.json`;
}

export function readSchema(file: string): {
  info: { displayName: string };
  attributes: Record<string, Record<string, unknown> & { components?: string[] }>;
} {
  return JSON.parse(readFileSync(path.join(schemaFolder, file), 'utf8')) as ReturnType<
    typeof readSchema
  >;
}
