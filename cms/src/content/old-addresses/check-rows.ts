import { isLanguage } from '@agency/domain/languages';
import {
  isTarget,
  makeLookup,
  readOldAddress,
  readRequest,
  writeOldAddress,
  type AddressProblem,
  type Rule,
} from './old-address';

export type AddressKind = 'former' | 'campaign';

/** A row of a form or a pasted list. */
export interface GivenRow {
  from: string;
  to: string;
  /** Language of a target without one; empty for that of the visitor. */
  language: string;
  kind: AddressKind;
}

export interface StoredRule extends Rule {
  language: string;
  kind: AddressKind;
}

export type RowProblem =
  | AddressProblem
  | 'to'
  | 'language'
  | 'rest'
  | 'twice'
  | 'loop'
  | 'chain'
  | 'chained'
  /** Of the site: the old address is a page, or the target does not exist. */
  | 'exists'
  | 'movedFrom'
  | 'nowhere'
  | 'moved';

export interface CheckedRow extends GivenRow {
  state: 'new' | 'changed' | 'same' | 'refused';
  problem: RowProblem | null;
  /** Detail of the problem, such as the address at the end of a chain. */
  detail: string;
  rule: StoredRule | null;
}

/** Finds the content at an address, named as in `content/links`. */
export type FindOnSite = (
  address: string,
  language: string,
) => Promise<{ problem: 'nowhere' | 'moved'; detail: string } | null>;

/**
 * Checks rows before they are stored beside the stored ones, which they replace if the old address
 * is the same. A refused row has a problem; the others can be stored together.
 */
export async function checkRows(
  rows: readonly GivenRow[],
  stored: readonly StoredRule[],
  findOnSite: FindOnSite,
): Promise<CheckedRow[]> {
  const known = new Map(stored.map((rule) => [writeOldAddress(rule), rule]));
  const seen = new Set<string>();
  const checked: CheckedRow[] = [];
  for (const row of rows) {
    const read = readRow(row);
    const name = 'rule' in read ? writeOldAddress(read.rule) : '';
    const found =
      'rule' in read
        ? seen.has(name)
          ? { problem: 'twice' as const, detail: '' }
          : await checkOnSite(read.rule, findOnSite)
        : read;
    seen.add(name);
    const rule = 'rule' in read ? read.rule : null;
    checked.push(found || !rule ? refuseRow(row, found) : accept(row, rule, known.get(name)));
  }
  const own = checked.flatMap(({ rule }) => rule ?? []);
  const names = new Set(own.map(writeOldAddress));
  const all = [...stored.filter((rule) => !names.has(writeOldAddress(rule))), ...own];
  const { next, before } = linkRules(all);
  return checked.map((row) => {
    const found = row.rule && findChain(row.rule, next, before);
    return found ? refuseRow(row, found) : row;
  });
}

type Links = Map<StoredRule, StoredRule>;

/** Returns why a rule leads to another rule, or is what another one leads to; null otherwise. */
function findChain(rule: StoredRule, next: Links, before: Links): Found | null {
  const first = next.get(rule);
  if (!first) {
    const other = before.get(rule);
    return other ? { problem: 'chained', detail: writeOldAddress(other) } : null;
  }
  const passed = new Set([rule]);
  let end = first;
  for (let at: StoredRule | undefined = first; at; at = next.get(at)) {
    if (passed.has(at)) return { problem: 'loop', detail: writeOldAddress(first) };
    passed.add(at);
    end = at;
  }
  return { problem: 'chain', detail: end.target };
}

/** Returns for each rule the one that answers its target, and for that one the first such rule. */
function linkRules(rules: readonly StoredRule[]): { next: Links; before: Links } {
  const next: Links = new Map();
  const before: Links = new Map();
  const find = makeLookup(rules);
  for (const rule of rules) {
    const asked = rule.target.startsWith('/') && readRequest(rule.target.replace(/\/\*$/, '/'));
    const found = asked ? find(asked) : undefined;
    if (!found) continue;
    next.set(rule, found);
    if (!before.has(found)) before.set(found, rule);
  }
  return { next, before };
}

type Found = { problem: RowProblem; detail: string };

function readRow({ from, to, language, kind }: GivenRow): { rule: StoredRule } | Found {
  const address = readOldAddress(from);
  if (typeof address === 'string') return { problem: address, detail: '' };
  const target = to.trim();
  if (!isTarget(target)) return { problem: 'to', detail: '' };
  if (target.endsWith('/*') && !address.isPrefix) return { problem: 'rest', detail: '' };
  if (language !== '' && !isLanguage(language)) return { problem: 'language', detail: '' };
  return { rule: { ...address, target, language, kind } };
}

async function checkOnSite(rule: StoredRule, findOnSite: FindOnSite): Promise<Found | null> {
  // Pages win over wildcards and over rules with parameters, which may be some of a page.
  if (!rule.isPrefix && rule.query === '') {
    const there = await findOnSite(encodeURI(rule.path), rule.language);
    if (!there) return { problem: 'exists', detail: '' };
    if (there.problem === 'moved') return { problem: 'movedFrom', detail: there.detail };
  }
  if (rule.target.endsWith('/*')) return null;
  return findOnSite(rule.target, rule.language);
}

function refuseRow(row: GivenRow, found: Found | null): CheckedRow {
  const { problem = 'from', detail = '' } = found ?? {};
  const { from, to, language, kind } = row;
  return { from, to, language, kind, state: 'refused', problem, detail, rule: null };
}

function accept(row: GivenRow, rule: StoredRule, before: StoredRule | undefined): CheckedRow {
  const isSame =
    before?.target === rule.target &&
    before.language === rule.language &&
    before.kind === rule.kind;
  const state = before ? (isSame ? 'same' : 'changed') : 'new';
  return { ...row, from: writeOldAddress(rule), state, problem: null, detail: '', rule };
}
