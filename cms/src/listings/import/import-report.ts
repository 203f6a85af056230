const LISTED_PROBLEMS = 200;
const MESSAGE_LENGTH = 300;

export interface ImportProblem {
  /** The id of the record, or its position in the file if it has none. */
  id: string;
  field: string;
  language: string | null;
  message: string;
  /** Row of the file; missing for a source without rows. */
  row?: number;
  /** Why the record was left out; missing if only the field was. */
  lost?: LossReason;
  /** The value of a record that was left out; missing if empty or not to be repeated. */
  value?: string;
}

/**
 * `missing`: a required field is empty; `unreadable`: its value is not understood; `repeated`:
 * another record has its id; `cells`: the row has too many or too few cells; `invalid`: the
 * importer refuses it, for the reason in `message`.
 */
export type LossReason = 'missing' | 'unreadable' | 'repeated' | 'cells' | 'invalid';

/** A record of a source that was left out. */
export interface LostRecord {
  /** Its id; null without one. */
  id: string | null;
  row?: number;
  /** The field as the source names it. */
  field: string;
  reason: Exclude<LossReason, 'invalid'>;
  value?: string;
}

export interface ImportCounts {
  read: number;
  added: number;
  updated: number;
  unchanged: number;
  withdrawn: number;
  rejected: number;
  /** Listings on offer, of all sources, whose advert lacks something that the law requires. */
  incomplete: number;
}

/** A value of a source that the snapshot format cannot express. */
export interface NotUnderstood {
  record: string;
  field: string;
  /** As the record says it; never personal data, prices or addresses. */
  value: string;
  /** Row of the file. */
  row?: number;
}

export type CountedNotUnderstood = NotUnderstood & { count: number };

export interface ImportChanges {
  added: string[];
  updated: string[];
  withdrawn: string[];
}

export interface ImportReport extends ImportCounts {
  source: string;
  /** The key of the source; null if the import has no listings. */
  sourceKey: string | null;
  /** `refused`: readable but implausible; `failed`: unreadable. Neither changes anything. */
  outcome: 'done' | 'refused' | 'failed';
  startedAt: string;
  seconds: number;
  message: string | null;
  /** The first 200 problems. */
  problems: ImportProblem[];
  problemCount: number;
  changes: ImportChanges;
  notUnderstood: CountedNotUnderstood[];
  notUnderstoodCount: number;
  /** The number of listings it would withdraw, if it was refused for that. */
  losses: number;
}

export function emptyReport(source: string, started: Date): Omit<ImportReport, 'outcome'> {
  return {
    read: 0,
    added: 0,
    updated: 0,
    unchanged: 0,
    withdrawn: 0,
    rejected: 0,
    incomplete: 0,
    source,
    sourceKey: null,
    startedAt: started.toISOString(),
    message: null,
    problems: [],
    problemCount: 0,
    changes: { added: [], updated: [], withdrawn: [] },
    notUnderstood: [],
    notUnderstoodCount: 0,
    losses: 0,
    seconds: (Date.now() - started.getTime()) / 1000,
  };
}

/** Counts all problems and keeps the first 200. */
export class ProblemLog {
  readonly problems: ImportProblem[] = [];
  count = 0;

  add(id: unknown, field: string, message: string, language: string | null = null): void {
    this.count += 1;
    if (this.problems.length >= LISTED_PROBLEMS) return;
    this.problems.push({
      id: shorten(String(id), 80),
      field: shorten(field, 80),
      language,
      message: shorten(message, MESSAGE_LENGTH),
    });
  }

  /** Marks the listed problems from a position on as those of a record that was left out. */
  markLost(from: number): void {
    for (const problem of this.problems.slice(from)) problem.lost = 'invalid';
  }
}

const MESSAGES: Readonly<Record<LostRecord['reason'], string>> = {
  missing: 'is missing',
  unreadable: 'is not understood',
  repeated: 'occurs twice',
  cells: 'has another number of cells',
};

/** Lists records that were left out, then other problems; the first 200, with their rows. */
export function listProblems(
  lost: readonly LostRecord[],
  log: ProblemLog,
  rows: ReadonlyMap<string, number>,
): ImportProblem[] {
  const named = lost.map(({ id, row, field, reason, value }): ImportProblem => {
    return {
      id: shorten(id ?? `row ${row ?? ''}`, 80),
      field: shorten(field, 80),
      language: null,
      message: MESSAGES[reason],
      lost: reason,
      ...(row === undefined ? {} : { row }),
      ...(value === undefined ? {} : { value: shorten(value, 80) }),
    };
  });
  const logged = log.problems.map((problem): ImportProblem => {
    const row = rows.get(problem.id);
    return row === undefined ? problem : { ...problem, row };
  });
  const isLost = (problem: ImportProblem): boolean => problem.lost !== undefined;
  return [...named, ...logged.filter(isLost), ...logged.filter((one) => !isLost(one))].slice(
    0,
    LISTED_PROBLEMS,
  );
}

/**
 * Cuts a text to a maximum length without splitting surrogate pairs, which JSON in PostgreSQL
 * refuses.
 */
export function shorten(text: string, length: number): string {
  const cut = text.length <= length ? text : `${text.slice(0, length - 1)}…`;
  return cut.replace(/\p{Cs}/gu, '');
}
