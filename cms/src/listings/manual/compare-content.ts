import type { ManualContent } from './manual-content';

/** Lists the fields with different values, such as `facts.Price` and `texts.nl.Title`. */
export function listDifferences(one: ManualContent, other: ManualContent): string[] {
  const [before, after] = [flatten(one), flatten(other)];
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (field) => before.get(field) !== after.get(field),
  );
}

function flatten({ reference, facts, texts, pictures }: ManualContent): Map<string, string> {
  return new Map([
    ['reference', reference],
    ...Object.entries(facts).map(([name, value]): [string, string] => [
      `facts.${name}`,
      String(value),
    ]),
    ...Object.entries(texts).flatMap(([language, own]) =>
      Object.entries(own).map(([name, value]): [string, string] => [
        `texts.${language}.${name}`,
        value,
      ]),
    ),
    ['pictures', JSON.stringify(pictures)],
  ]);
}

/** Reports whether two drafts have the same values, in any order of their fields. */
export function isSameContent(one: ManualContent, other: ManualContent): boolean {
  return listDifferences(one, other).length === 0;
}
