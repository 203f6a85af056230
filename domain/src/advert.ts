import { ADVERT_RULES, advertKinds, type AdvertKind, type AdvertRule } from './advert-rules';
import { findLawRegion } from './region';

/** Facts of a listing that the law of adverts depends on. */
export interface AdvertFacts {
  goal: 'sale' | 'rent';
  countryId: number | null;
  zip: string | null;
  /** All its types; see docs/contracts/snapshot.md. */
  webIds: readonly string[];
  /** The street is shown, not the city alone. */
  hasAddress: boolean;
  /** By kind: words, a number (euro, kWh, kg), or a meter of the tenant's own; null is not known. */
  known: Readonly<Partial<Record<AdvertKind, string | number | boolean | null>>>;
}

export interface AdvertMention {
  kind: AdvertKind;
  /** The words or the number; both are null when it is not known. */
  text: string | null;
  number: number | null;
  /** Required by law; other statements are listed only if they are known. */
  isWanted: boolean;
}

/**
 * Lists the required and possible statements of a listing's advert on a day (`YYYY-MM-DD`), in their
 * order. Empty outside Belgium and Luxembourg.
 */
export function listAdvertMentions(
  facts: AdvertFacts,
  day: string,
  rules: readonly AdvertRule[] = ADVERT_RULES,
): AdvertMention[] {
  return listRules(facts, rules)
    .map((rule) => ({
      kind: rule.kind,
      ...readKnown(facts, rule.kind),
      isWanted: isWanted(rule, facts, day),
    }))
    .filter(({ text, number, isWanted }) => isWanted || text !== null || number !== null);
}

/** Lists the rules that a listing's advert breaks on a day, because a required fact is unknown. */
export function listBrokenRules(
  facts: AdvertFacts,
  day: string,
  rules: readonly AdvertRule[] = ADVERT_RULES,
): AdvertRule[] {
  return listRules(facts, rules).filter((rule) => {
    const { text, number } = readKnown(facts, rule.kind);
    return isWanted(rule, facts, day) && text === null && number === null;
  });
}

export const findAdvertRule = (id: string): AdvertRule | undefined =>
  ADVERT_RULES.find((rule) => rule.id === id);

function listRules(facts: AdvertFacts, rules: readonly AdvertRule[]): AdvertRule[] {
  const region = findLawRegion(facts.countryId, facts.zip);
  return rules
    .filter((rule) => rule.region === region && isIn(rule.said, facts))
    .sort((one, other) => advertKinds.indexOf(one.kind) - advertKinds.indexOf(other.kind));
}

function isWanted(rule: AdvertRule, facts: AdvertFacts, day: string): boolean {
  const { isOn, from, until, orAddress } = rule;
  const isInForce = isOn && (from === null || from <= day) && (until === null || day <= until);
  return isInForce && isIn(rule.wanted, facts) && !(orAddress && facts.hasAddress);
}

function isIn({ goals, types, except }: AdvertRule['said'], facts: AdvertFacts): boolean {
  const { goal, webIds } = facts;
  if (!goals.includes(goal)) return false;
  if (except !== undefined && webIds.every((webId) => webId === except)) return false;
  return types === null || webIds.some((webId) => types.includes(webId));
}

function readKnown(
  { known }: AdvertFacts,
  kind: AdvertKind,
): Pick<AdvertMention, 'text' | 'number'> {
  const value = known[kind] ?? null;
  if (typeof value === 'boolean') return { text: value ? 'yes' : 'no', number: null };
  if (typeof value === 'number') return { text: null, number: value };
  return { text: value === null ? null : value.trim() || null, number: null };
}
