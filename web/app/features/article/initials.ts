/** Returns at most two initials of a name in place of a portrait; empty without a letter. */
export function formInitials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? []);
  const [first = '', ...others] = letters;
  return `${first}${others.at(-1) ?? ''}`.toLocaleUpperCase('en');
}
