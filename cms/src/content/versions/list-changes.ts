export interface Piece {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

export interface FieldChange {
  field: string;
  pieces: Piece[];
}

/** Above this number of words on one side, the difference is shown as a single piece. */
const mostWords = 400;

export function listChanges(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, pieces: compareTexts(before[field] ?? '', after[field] ?? '') }));
}

/** Compares two texts as a sequence of kept, removed and added pieces. */
export function compareTexts(before: string, after: string): Piece[] {
  const [old, now] = [splitWords(before), splitWords(after)];
  let head = 0;
  while (head < old.length && head < now.length && isSame(old[head], now[head])) head += 1;
  let tail = 0;
  const most = Math.min(old.length, now.length) - head;
  while (tail < most && isSame(old[old.length - 1 - tail], now[now.length - 1 - tail])) tail += 1;
  const [gone, come] = [old.slice(head, old.length - tail), now.slice(head, now.length - tail)];
  return join([
    { kind: 'same', text: now.slice(0, head).join('') },
    ...compareWords(gone, come),
    { kind: 'same', text: now.slice(now.length - tail).join('') },
  ]);
}

/** Words with trailing whitespace. */
const splitWords = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** Ignores a changed line end after a word. */
const isSame = (old: string | undefined, now: string | undefined): boolean =>
  old?.trimEnd() === now?.trimEnd();

/** Longest common subsequence; the rest was removed or added. */
function compareWords(gone: string[], come: string[]): Piece[] {
  if (gone.length > mostWords || come.length > mostWords) {
    return [
      { kind: 'gone', text: gone.join('') },
      { kind: 'new', text: come.join('') },
    ];
  }
  const lengths = gone.map(() => new Array<number>(come.length + 1).fill(0));
  lengths.push(new Array<number>(come.length + 1).fill(0));
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (let row = gone.length - 1; row >= 0; row -= 1) {
    for (let column = come.length - 1; column >= 0; column -= 1) {
      const longest = isSame(gone[row], come[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
      (lengths[row] as number[])[column] = longest;
    }
  }
  const pieces: Piece[] = [];
  let [row, column] = [0, 0];
  while (row < gone.length || column < come.length) {
    const [old, now] = [gone[row], come[column]];
    if (old !== undefined && now !== undefined && isSame(old, now)) {
      pieces.push({ kind: 'same', text: now });
      row += 1;
      column += 1;
    } else if (
      now === undefined ||
      (old !== undefined && at(row + 1, column) >= at(row, column + 1))
    ) {
      pieces.push({ kind: 'gone', text: old ?? '' });
      row += 1;
    } else {
      pieces.push({ kind: 'new', text: now });
      column += 1;
    }
  }
  return pieces;
}

function join(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    if (piece.text === '') continue;
    const last = joined.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined;
}
