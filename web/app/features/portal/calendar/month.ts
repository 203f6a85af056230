export type MonthWeeks = (string | null)[][];

/** Checks that a text is a calendar month, `2026-11`. */
export function isMonth(text: string): boolean {
  return /^[12]\d{3}-(0[1-9]|1[0-2])$/.test(text);
}

/**
 * Returns the requested month; `current` if it is invalid, in the future, or before `first`, when
 * counting of visits began.
 */
export function chooseMonth(asked: string, first: string, current: string): string {
  return isMonth(asked) && asked >= first && asked <= current ? asked : current;
}

export function shiftMonth(month: string, count: number): string {
  const [year, number] = splitMonth(month);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/**
 * Lists the days of a month (`2026-11-21`) in weeks from Monday; null where a week belongs to
 * another month.
 */
export function listWeeks(month: string): MonthWeeks {
  const [year, number] = splitMonth(month);
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  // Date's weeks start on Sunday (0), the calendar's on Monday.
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > length ? null : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
}

function splitMonth(month: string): [number, number] {
  return [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
}
