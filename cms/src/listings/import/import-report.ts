const LISTED_PROBLEMS = 200;
const MESSAGE_LENGTH = 300;

export interface ImportProblem {
  /** The id of the record, or its position in the file if it has none. */
  id: string;
  field: string;
  language: string | null;
  message: string;
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
}

/**
 * Cuts a text to a maximum length without splitting surrogate pairs, which JSON in PostgreSQL
 * refuses.
 */
export function shorten(text: string, length: number): string {
  const cut = text.length <= length ? text : `${text.slice(0, length - 1)}…`;
  return cut.replace(/\p{Cs}/gu, '');
}
