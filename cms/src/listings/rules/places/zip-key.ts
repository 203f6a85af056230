/** A postal code as it is compared: `1012 ab` and `1012AB` are the same. */
export function toZipKey(zip: string): string {
  return zip.replace(/\s+/g, '').toUpperCase();
}
