/** Normalises a postal code for comparison: `1012 ab` and `1012AB` are the same. */
export function toZipKey(zip: string): string {
  return zip.replace(/\s+/g, '').toUpperCase();
}
