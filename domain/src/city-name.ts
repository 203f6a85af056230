/** Words within a name that are written small: `Braine-l'Alleud`, `Heist-op-den-Berg`. */
const smallWords = new Set(
  'aan aux au bei bij d de dem den der des du en et het im in l la le les lez lès op sous sur t te ten ter van von à'.split(
    ' ',
  ),
);

/**
 * A city's name as people write it, from what somebody typed: `SINT-PIETERS-WOLUWE` becomes
 * `Sint-Pieters-Woluwe`, and the number of a post office goes (`Brussel 1`), for the postal code
 * says it.
 */
export function writeCityName(typed: string): string {
  return writeSpelling(typed.trim().replace(/(?<=\p{L})\s+\d{1,2}$/u, ''));
}

/** A city's name in sentence case, otherwise as somebody typed it (FIND-16). */
export function writeSpelling(typed: string): string {
  const name = typed.trim();
  if (name !== name.toUpperCase()) return name;
  let isFirst = true;
  return name.toLowerCase().replace(/(['’]?)(\p{L}+)/gu, (_, mark: string, word: string) => {
    const isSmall = (!isFirst && smallWords.has(word)) || (isFirst && mark !== '');
    isFirst = false;
    return mark + (isSmall ? word : capitalise(word));
  });
}

function capitalise(word: string): string {
  const length = word.startsWith('ij') ? 2 : 1;
  return word.slice(0, length).toUpperCase() + word.slice(length);
}
