/** What a template can name. */
export const placeholders = ['name', 'listing', 'moment', 'colleague', 'agency'] as const;
export type Placeholder = (typeof placeholders)[number];

/**
 * A text of staff with what it names written out (STAFF-4). What is not known is left out with the
 * space before it, so that no `Dear ,` is left; what is no placeholder stays as it is typed.
 */
export function fillTemplate(
  text: string,
  values: Readonly<Partial<Record<Placeholder, string | null>>>,
): string {
  return text.replace(/([ \u00a0]?)\{(\w+)\}/g, (written, space: string, name: string) => {
    if (!placeholders.includes(name as Placeholder)) return written;
    const value = values[name as Placeholder];
    return value ? space + value : '';
  });
}

/** The same of a subject, without the punctuation at an end that belonged to what is left out. */
export function fillSubject(...given: Parameters<typeof fillTemplate>): string {
  return fillTemplate(...given).replace(/^[\s:,;–-]+|[\s:,;–-]+$/g, '');
}
