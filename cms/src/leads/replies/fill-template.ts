export const placeholders = ['name', 'listing', 'moment', 'colleague', 'agency'] as const;
export type Placeholder = (typeof placeholders)[number];

/**
 * Replaces placeholders in a text of staff. Unknown values are removed with the preceding space,
 * to avoid `Dear ,`; unknown placeholders stay as typed.
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

/** Does the same for a subject, and removes dangling punctuation at the ends. */
export function fillSubject(...given: Parameters<typeof fillTemplate>): string {
  return fillTemplate(...given).replace(/^[\s:,;–-]+|[\s:,;–-]+$/g, '');
}
