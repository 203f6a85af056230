import { LISTING_FIELDS } from '../rules/listing-fields';
import { agencyDay } from '../../platform/rules/agency-time';
import type { ConditionField, ReadField, Value } from '../rules/condition';
import { foldText } from '@agency/domain/fold-text';
import { readFlag } from '../rules/snapshot-value';
import { findConditionField, type NamedField } from './condition-fields';
import { listHiddenFields, type FieldCondition } from './field-conditions';

export interface StoredFacts<Texts extends object> {
  facts: Record<string, unknown>;
  texts: readonly Texts[];
  webIds: readonly string[];
}

const PRICE = LISTING_FIELDS.filter(({ revealsPrice }) => revealsPrice).map(
  (field) => field.attribute,
);

/**
 * Removes the fields that conditions hide. Hiding the price also removes what reveals it, and
 * hiding the street also removes the exact position, as if they were not published.
 */
export function hideFields<Texts extends object>(
  listing: StoredFacts<Texts>,
  conditions: readonly FieldCondition[],
): StoredFacts<Texts> {
  if (conditions.length === 0) return listing;
  const hidden = listHiddenFields(conditions, createReader(listing));
  if (hidden.length === 0) return listing;
  const facts = { ...listing.facts };
  const words = new Set<string>();
  for (const { attribute, kind } of hidden) {
    if (kind === 'words') words.add(attribute);
    else facts[attribute] = null;
    if (attribute === 'price') {
      for (const name of PRICE) facts[name] = null;
      facts.publishPrice = false;
    }
    if (attribute === 'street') facts.publishAddress = false;
  }
  const texts = listing.texts.map((text) => {
    const kept = Object.entries(text).filter(([name]) => !words.has(name));
    return Object.fromEntries(kept) as Texts;
  });
  return { ...listing, facts, texts };
}

function createReader({ facts, texts, webIds }: StoredFacts<object>): ReadField {
  return (field: ConditionField): Value[] => {
    const { attribute, kind } = findConditionField(field.name) as NamedField;
    if (attribute === 'goal') return [facts.goal === 'rent' ? 1 : 0];
    if (kind === 'list') return [...webIds];
    if (kind === 'words') {
      return texts.map((text) => readValue((text as Record<string, unknown>)[attribute], kind));
    }
    return [readValue(facts[attribute], kind)];
  };
}

function readValue(value: unknown, kind: ConditionField['kind']): Value {
  if (value === null || value === undefined || value === '') return null;
  switch (kind) {
    case 'number':
      return Number.isFinite(Number(value)) ? Number(value) : null;
    case 'flag':
      return readFlag(value) ?? null;
    case 'date':
      return readDay(value);
    default:
      return foldText(String(value)).trim();
  }
}

function readDay(value: unknown): string | null {
  const date = new Date(value as string | number | Date);
  return Number.isNaN(date.getTime()) ? null : agencyDay(date);
}
