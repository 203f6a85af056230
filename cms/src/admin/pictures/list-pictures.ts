/** Pictures in a form: file ids, and hashes of those in rich texts. */
interface FormPictures {
  ids: number[];
  hashes: string[];
}

export function listPictures(values: unknown): FormPictures {
  const [ids, hashes] = [new Set<number>(), new Set<string>()];
  collect(values, { ids, hashes });
  return { ids: [...ids], hashes: [...hashes] };
}

function collect(value: unknown, found: { ids: Set<number>; hashes: Set<string> }): void {
  if (typeof value !== 'object' || value === null) return;
  const { id, mime, hash } = value as { id?: unknown; mime?: unknown; hash?: unknown };
  if (typeof mime !== 'string') {
    for (const part of Object.values(value)) collect(part, found);
  } else if (mime.startsWith('image/')) {
    if (typeof id === 'number') found.ids.add(id);
    else if (typeof hash === 'string') found.hashes.add(hash);
  }
}
