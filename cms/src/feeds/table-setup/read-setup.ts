import type { Core } from '@strapi/strapi';
import { readText } from '../../listings/rules/snapshot-value';
import { refuse } from '../../platform/validation/refusal';
import { FeedError } from '../feed-error';
import { CHOICES, suggestChoice } from '../kinds/table/choices';
import { findField, tableFields } from '../kinds/table/fields';
import { readTable, type OpenTable } from '../kinds/table/formats/read-table';
import { guessLanguage, guessNotation } from '../kinds/table/guess-notation';
import { date, flag, type Notation } from '../kinds/table/read-values';
import { suggestColumns, type SuggestedColumn } from '../kinds/table/suggest-columns';
import { fetchTable, table as tableKind } from '../kinds/table/table';
import { isRecord } from '../../platform/rules/is-record';
import type { MatchedColumn, TableSettings } from '../kinds/table/table-settings';
import { isElsewhere } from '../check-source';
import { openConnection } from '../open-connection';
import { combineSecrets, loadSecrets } from '../secrets/load-secrets';
import { findNewestFile } from '../source-files';
import type { Source } from '../sources';
import type { OfferedField, SetupColumn, TableSetup } from './table-setup';

const FLAGS = new Set(tableFields.filter(({ read }) => read === flag).map(({ to }) => to));
const TIMEOUT_MS = 5 * 60_000;

/** The file that columns are matched by: at the address, otherwise the newest one uploaded. */
export async function openSample(
  { db }: Core.Strapi,
  source: Source,
  settings: TableSettings,
): Promise<OpenTable & { name: string }> {
  try {
    if (settings.url !== undefined) {
      const options = { signal: AbortSignal.timeout(TIMEOUT_MS), now: new Date() };
      const { key } = source;
      // Stored secrets are sent only to the host that they were written for.
      const isHome = !isElsewhere(source, { kind: source.kind, settings });
      const secrets = isHome
        ? await loadSecrets(db.connection, key, tableKind)
        : combineSecrets(key, tableKind, new Map());
      const connection = openConnection({ key, settings }, tableKind, secrets, options);
      const bytes = await fetchTable({ ...connection, settings }, settings.url);
      const name = 'the file';
      return { ...(await readTable(bytes, name, settings.layout)), name };
    }
    const file = await findNewestFile(source.key);
    if (!file) throw refuse('feed.noTable');
    const opened = await readTable(await file.read(), file.name, settings.layout);
    return { ...opened, name: file.name };
  } catch (error) {
    if (error instanceof FeedError) throw refuse('feed.unreadable', { reason: error.message });
    throw error;
  }
}

/**
 * Reads the sample of a source and suggests what is not saved yet. Saved columns keep their
 * fields; new ones get a suggestion unless another column has the field.
 */
export async function readSetup(
  strapi: Core.Strapi,
  source: Source,
  given: TableSettings,
): Promise<TableSetup> {
  const { table, name } = await openSample(strapi, source, given);
  const guessed = guessNotation(table);
  // Those of another file, which was chosen before, are no drafts.
  const known = given.columns.filter(({ column }) => table.columns.includes(column));
  const isNew = known.length === 0;
  const { decimal, dates } = isNew ? guessed : given;
  const notation = { decimal, dates };
  const stored = readStored(source);
  const drafts = new Map(known.map((column) => [column.column, column]));
  const taken = new Set(known.map(({ to }) => to));
  const filled = suggestColumns(table, notation).map((column) =>
    fill(column, { draft: drafts.get(column.column), stored, taken, notation }),
  );
  const columns = filled.map(({ column }) => column);
  const language = guessLanguage(listTexts(columns));
  return {
    file: name,
    rows: table.rows.length,
    layout: table.layout,
    guessed: { ...guessed, language },
    settings: {
      ...given,
      ...notation,
      // A language that people chose wins.
      language: isNew && stored.language === null && language ? language : given.language,
      layout: { ...given.layout, ...keepLayout(table.layout.element) },
      columns: filled.map(({ matched }) => matched),
      fixed: given.fixed,
    },
    columns,
    problems: table.problems.slice(0, 50),
    fields: listFields(strapi),
  };
}

/** Only the repeated element is kept: with a single home, another one would be guessed. */
function keepLayout(element: string | undefined): Partial<TableSettings['layout']> {
  return element === undefined ? {} : { element };
}

interface Stored {
  /** Null if it was not chosen. */
  language: string | null;
  /** Fields by column. */
  fields: ReadonlyMap<string, string>;
}

/** Reads what was saved; the rest of what the page sends are drafts. */
function readStored({ settings }: Source): Stored {
  const { language, columns } = isRecord(settings) ? settings : {};
  const list = Array.isArray(columns) ? columns.filter(isRecord) : [];
  return {
    language: typeof language === 'string' ? language : null,
    fields: new Map(list.map(({ column, to }) => [String(column), String(to)])),
  };
}

interface Given {
  /** The column as the page has it; undefined if it is new. */
  draft: MatchedColumn | undefined;
  stored: Stored;
  /** Fields that other columns have. */
  taken: ReadonlySet<string>;
  notation: Notation;
}

/** Completes a suggestion, and returns it with the match that the page begins with. */
function fill(
  suggested: SuggestedColumn,
  { draft, stored, taken, notation }: Given,
): { column: SetupColumn; matched: MatchedColumn } {
  const field = findField(suggested.to);
  const isTaken = !draft && taken.has(suggested.to) && !field?.mayRepeat && !field?.isText;
  const values = suggested.values.map(({ value, count }) => ({
    value,
    count,
    choices: {
      ...suggestChoices(value),
      ...(draft?.values?.[value] === undefined ? {} : { [draft.to]: draft.values[value] ?? '' }),
    },
  }));
  const isSaved = draft !== undefined && stored.fields.get(suggested.column) === draft.to;
  const days = suggested.samples.map((sample) => date(sample, notation));
  const column: SetupColumn = {
    ...suggested,
    ...(isTaken ? { to: '', language: null, isSure: false } : {}),
    ...(isSaved ? { to: draft.to, language: draft.language ?? null, isSure: true } : {}),
    values,
    isSaved,
    isDays: days.length > 0 && days.every((day) => typeof day === 'string'),
  };
  const own = draft ? { to: draft.to, language: draft.language ?? null } : column;
  return { column, matched: toMatched({ ...column, to: own.to, language: own.language }) };
}

function suggestChoices(value: string): Record<string, string> {
  return Object.fromEntries(
    Object.keys(CHOICES).flatMap((field) => {
      const choice = value === '' ? null : suggestChoice(field, value);
      return choice === null ? [] : [[field, choice]];
    }),
  );
}

/** Choices are saved for every value, so that a run reads exactly what was shown. */
function toMatched({ column, to, language, values }: SetupColumn): MatchedColumn {
  const hasChoices = findField(to)?.choices !== undefined;
  const chosen = values.flatMap(({ value, choices }) => {
    const choice = choices[to];
    return choice === undefined ? [] : [[value, choice]];
  });
  return {
    column,
    to,
    ...(language === null ? {} : { language }),
    ...(hasChoices || (chosen.length > 0 && FLAGS.has(to))
      ? { values: Object.fromEntries(chosen) as Record<string, string> }
      : {}),
  };
}

/** Lists texts of columns without a language of their own. */
function listTexts(columns: readonly SetupColumn[]): string[] {
  const own = columns.filter(({ to, language }) => findField(to)?.isText && language === null);
  return own.flatMap(({ samples }) => samples.map((sample) => readText(sample) ?? ''));
}

interface Model {
  attributes: Record<string, { pluginOptions?: { editor?: { label?: string } } } | undefined>;
}

/** Returns the English label of a listing field in the schema; null for an unknown field. */
export function findLabel(strapi: Core.Strapi, attribute: string | null): string | null {
  if (attribute === null) return null;
  const listing: Model | undefined = strapi.contentTypes['api::listing.listing'];
  const text: Model | undefined = strapi.components['listing.text'];
  const found = listing?.attributes[attribute] ?? text?.attributes[attribute];
  return found?.pluginOptions?.editor?.label ?? attribute;
}

function listFields(strapi: Core.Strapi): OfferedField[] {
  return tableFields.map(({ to, group, attribute, isText, mayRepeat, choices }) => ({
    to,
    group,
    label: findLabel(strapi, attribute),
    isText: isText ?? false,
    mayRepeat: mayRepeat ?? false,
    choices: choices ?? [],
    isFlag: FLAGS.has(to),
  }));
}
