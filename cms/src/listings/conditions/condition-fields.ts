import { LISTING_FIELDS, LISTING_TEXTS, type FieldKind } from '../rules/listing-fields';
import type { ConditionField, ConditionKind } from '../rules/condition';

export interface NamedField extends ConditionField {
  attribute: string;
  /** True if a condition may hide it on the site. */
  canHide: boolean;
}

const KINDS: Readonly<Record<FieldKind, ConditionKind>> = {
  number: 'number',
  integer: 'number',
  money: 'number',
  text: 'text',
  flag: 'flag',
  date: 'date',
};

/** Fields that pages, lists and addresses need, and those that themselves decide what is shown. */
const ALWAYS_SHOWN = new Set([
  ...['title', 'mainTypeName', 'publishAddress', 'publishPrice', 'priceUnit', 'listedAt'],
  ...['changedAt', 'marquee', 'marqueeName'],
]);

/** The fields that conditions can name, by their names in docs/contracts/snapshot.md. */
export const CONDITION_FIELDS: readonly NamedField[] = [
  ...['ID', 'Zip'].map((name) => nameOnly(name, name === 'ID' ? 'reference' : 'zip', 'text')),
  nameOnly('Goal', 'goal', 'number'),
  nameOnly('CountryID', 'countryId', 'number'),
  nameOnly('WebIDs', 'webIds', 'list'),
  ...LISTING_FIELDS.map(({ source, attribute, kind }) => nameField(source, attribute, KINDS[kind])),
  ...LISTING_TEXTS.map(({ source, attribute }) => nameField(source, attribute, 'words')),
];

const byName = new Map(CONDITION_FIELDS.map((field) => [field.name.toLowerCase(), field]));

/** Returns the field with this name, ignoring case; undefined if none exists. */
export function findConditionField(name: string): NamedField | undefined {
  return byName.get(name.trim().toLowerCase());
}

function nameField(name: string, attribute: string, kind: ConditionKind): NamedField {
  return { name, attribute, kind, canHide: !ALWAYS_SHOWN.has(attribute) };
}

function nameOnly(name: string, attribute: string, kind: ConditionKind): NamedField {
  return { name, attribute, kind, canHide: false };
}
