import type { Language } from '@agency/domain/languages';
import { foldText } from '@agency/domain/fold-text';

type Names = Readonly<Record<Language, string>>;

const name = (nl: string, fr: string, en = fr, de = en): Names => ({ nl, fr, en, de });

/** Belgian towns with names in several languages, by postal code. */
const TOWNS: Readonly<Record<string, Names>> = {
  1000: name('Brussel', 'Bruxelles', 'Brussels', 'Brüssel'),
  1020: name('Laken', 'Laeken'),
  1030: name('Schaarbeek', 'Schaerbeek'),
  1050: name('Elsene', 'Ixelles'),
  1060: name('Sint-Gillis', 'Saint-Gilles'),
  1080: name('Sint-Jans-Molenbeek', 'Molenbeek-Saint-Jean'),
  1082: name('Sint-Agatha-Berchem', 'Berchem-Sainte-Agathe'),
  1120: name('Neder-Over-Heembeek', 'Neder-Over-Heembeek'),
  1150: name('Sint-Pieters-Woluwe', 'Woluwe-Saint-Pierre'),
  1160: name('Oudergem', 'Auderghem'),
  1170: name('Watermaal-Bosvoorde', 'Watermael-Boitsfort'),
  1180: name('Ukkel', 'Uccle'),
  1190: name('Vorst', 'Forest'),
  1200: name('Sint-Lambrechts-Woluwe', 'Woluwe-Saint-Lambert'),
  1210: name('Sint-Joost-ten-Node', 'Saint-Josse-ten-Noode'),
  1300: name('Waver', 'Wavre'),
  1310: name('Terhulpen', 'La Hulpe'),
  1400: name('Nijvel', 'Nivelles'),
  1420: name('Eigenbrakel', "Braine-l'Alleud"),
  1480: name('Tubeke', 'Tubize'),
  1640: name('Sint-Genesius-Rode', 'Rhode-Saint-Genèse', 'Sint-Genesius-Rode'),
  1950: name('Kraainem', 'Crainhem', 'Kraainem'),
  2000: name('Antwerpen', 'Anvers', 'Antwerp', 'Antwerpen'),
  2800: name('Mechelen', 'Malines', 'Mechelen', 'Mecheln'),
  3000: name('Leuven', 'Louvain', 'Leuven', 'Löwen'),
  3080: name('Tervuren', 'Tervueren', 'Tervuren'),
  4000: name('Luik', 'Liège', 'Liège', 'Lüttich'),
  5000: name('Namen', 'Namur'),
  6700: name('Aarlen', 'Arlon', 'Arlon', 'Arel'),
  7000: name('Bergen', 'Mons'),
  7500: name('Doornik', 'Tournai'),
  8000: name('Brugge', 'Bruges', 'Bruges', 'Brügge'),
  8400: name('Oostende', 'Ostende', 'Ostend', 'Ostende'),
  8500: name('Kortrijk', 'Courtrai', 'Kortrijk'),
  9000: name('Gent', 'Gand', 'Ghent', 'Gent'),
  9300: name('Aalst', 'Alost', 'Aalst'),
};

/**
 * Returns the name of a town in a language, if its source has it in another of the four: towns of
 * a Dutch file are not beside those of a French one under two names. Otherwise as the source has it.
 */
export function nameTown(zip: string, given: string, language: Language): string {
  const names = TOWNS[zip];
  const isKnown = Object.values(names ?? {}).some((one) => fold(one) === fold(given));
  return names && isKnown ? names[language] : given;
}

function fold(town: string): string {
  return foldText(town)
    .replace(/[^a-z]+/g, ' ')
    .trim();
}
