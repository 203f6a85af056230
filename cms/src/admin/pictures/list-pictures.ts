/** The pictures in the values of a form, those inside components too, by the ids of their files. */
export function listPictures(values: unknown): number[] {
  const found = new Set<number>();
  collect(values, found);
  return [...found];
}

function collect(value: unknown, found: Set<number>): void {
  if (typeof value !== 'object' || value === null) return;
  const { id, mime } = value as { id?: unknown; mime?: unknown };
  if (typeof mime !== 'string') {
    for (const part of Object.values(value)) collect(part, found);
  } else if (typeof id === 'number' && mime.startsWith('image/')) found.add(id);
}
