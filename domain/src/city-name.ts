/** Words within a name written in lower case: `Braine-l'Alleud`, `Heist-op-den-Berg`. */
const smallWords = new Set(
  'aan aux au bei bij d de dem den der des du en et het im in l la le les lez lès op sous sur t te ten ter van von à'.split(
    ' ',
  ),
);

/**
 * Normalises a city's name: `SINT-PIETERS-WOLUWE` becomes `Sint-Pieters-Woluwe`, and the number of
 * a post office is removed (`Brussel 1`), since the postal code contains it.
 */
export function writeCityName(typed: string): string {
  return writeSpelling(typed.trim().replace(/(?<=\p{L})\s+\d{1,2}$/u, ''));
}

/** Converts a city's name to sentence case and otherwise leaves it as typed. */
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
