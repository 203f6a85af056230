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

export interface ImportReport extends ImportCounts {
  source: string;
  /** `refused`: readable but not believable; `failed`: unreadable. Neither changes anything. */
  outcome: 'done' | 'refused' | 'failed';
  startedAt: string;
  seconds: number;
  message: string | null;
  /** The first 200 problems. */
  problems: ImportProblem[];
  problemCount: number;
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
