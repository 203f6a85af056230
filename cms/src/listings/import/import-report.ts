const LISTED_PROBLEMS = 200;
const MESSAGE_LENGTH = 300;

/** One thing wrong with the snapshot: where, and what, in words for the agency. */
export interface ImportProblem {
  /** The id of the record, or its place in the file when it has none. */
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
  /** Records left out because something in them is wrong. */
  rejected: number;
  /** Of all listings on offer, those whose advert lacks something the law wants. */
  incomplete: number;
}

/** What a source says that no field or value of the snapshot stands for. */
export interface NotUnderstood {
  /** The source's own id of the record. */
  record: string;
  field: string;
  /** In the record's own words; nothing about a person, no price, no address. */
  value: string;
}

/** The same value of the same field, counted, with the first record that has it. */
export type CountedNotUnderstood = NotUnderstood & { count: number };

/** References of listings, the first 100 of each. */
export interface ImportChanges {
  added: string[];
  updated: string[];
  withdrawn: string[];
}

export interface ImportReport extends ImportCounts {
  source: string;
  /** The key of the source whose listings it is about; null of what is about none. */
  sourceKey: string | null;
  /** `refused`: readable but not believable; `failed`: unreadable. Neither changes anything. */
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
  /** How many it would withdraw, where that is why it was refused. */
  losses: number;
}

/** A report of nothing yet. */
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

/** Collects problems: all are counted, the first 200 are kept. */
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

/** A text of at most so many characters, without halves of surrogate pairs, which JSON in PostgreSQL refuses. */
export function shorten(text: string, length: number): string {
  const cut = text.length <= length ? text : `${text.slice(0, length - 1)}…`;
  return cut.replace(/\p{Cs}/gu, '');
}
