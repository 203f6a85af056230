import type { ManualContent } from '../../listings/manual/manual-content';

/** Returns their content with what was changed here since the base. */
export function mergeContent(
  base: ManualContent,
  mine: ManualContent,
  theirs: ManualContent,
): ManualContent {
  const pick = <Value>(before: Value, here: Value, there: Value): Value =>
    JSON.stringify(before) === JSON.stringify(here) ? there : here;
  const languages = [...new Set([...Object.keys(mine.texts), ...Object.keys(theirs.texts)])];
  const texts = languages.flatMap((code) => {
    const language = code as keyof ManualContent['texts'];
    const own = mergeFields(
      base.texts[language] ?? {},
      mine.texts[language] ?? {},
      theirs.texts[language] ?? {},
    );
    return Object.keys(own).length > 0 ? [[language, own]] : [];
  });
  return {
    reference: pick(base.reference, mine.reference, theirs.reference),
    facts: mergeFields(base.facts, mine.facts, theirs.facts),
    texts: Object.fromEntries(texts) as ManualContent['texts'],
    pictures: pick(base.pictures, mine.pictures, theirs.pictures),
  };
}

function mergeFields<Value>(
  base: Readonly<Record<string, Value>>,
  mine: Readonly<Record<string, Value>>,
  theirs: Readonly<Record<string, Value>>,
): Record<string, Value> {
  const merged: Record<string, Value> = { ...theirs };
  for (const field of new Set([...Object.keys(base), ...Object.keys(mine)])) {
    if (base[field] === mine[field]) continue;
    const value = mine[field];
    if (value === undefined) delete merged[field];
    else merged[field] = value;
  }
  return merged;
}
