const longest = 100;

/**
 * The name of a visitor's file for staff to know it by: its last part, in letters, digits and a few
 * signs, with the ending of what it is. Never used where the file is kept.
 */
export function cleanName(given: string, ext: string): string {
  const last = given.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[^\p{L}\p{N} ()_-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${[...stem].slice(0, longest).join('').trim() || 'file'}.${ext}`;
}
