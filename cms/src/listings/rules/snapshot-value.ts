// A database refuses the character 0 and halves of surrogate pairs, and no text means to have the
// others; line breaks and tabs stay.
// eslint-disable-next-line no-control-regex
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Cs}/gu;

/** Parses a text, trimmed; null if empty, `-` or `--`. */
export function readText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const text = value.replace(CONTROL_CHARACTERS, '').trim();
  return text === '' || /^[-–—]+$/.test(text) ? null : text;
}

/**
 * Parses a number, also if written as text (`'1250.5'`, `'1.250,50'`); null if empty, undefined if
 * it is not a number.
 */
export function readNumber(value: unknown): number | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const text = readText(value)?.replace(/\s/g, '');
  if (!text) return null;
  if (/^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (/^-?\d{1,3}(\.\d{3})*(,\d+)?$/.test(text) || /^-?\d+,\d+$/.test(text)) {
    return Number(text.replace(/\./g, '').replace(',', '.'));
  }
  return undefined;
}

/** Parses a flag (`true`, 1, `'1'`, `'True'`); null if empty, undefined if it is not a flag. */
export function readFlag(value: unknown): boolean | null | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = readText(value)?.toLowerCase();
  if (!text) return null;
  if (text === '1' || text === 'true' || text === 'yes') return true;
  if (text === '0' || text === 'false' || text === 'no') return false;
  return undefined;
}
