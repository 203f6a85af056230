import type { Words } from '../picture';

export type LivingPlan = 'fireplace' | 'doors' | 'library' | 'sideboard' | 'dining';

const PERIOD: readonly LivingPlan[] = ['fireplace', 'doors', 'library', 'fireplace', 'doors'];
const MODERN: readonly LivingPlan[] = ['sideboard', 'dining', 'library', 'sideboard', 'dining'];

/** Three living rooms out of five are high period rooms. */
export function isPeriodRoom(number: number): boolean {
  return number % 5 < 3;
}

/** What a living room is furnished round; dealt out so that neighbours in the series differ. */
export function findLivingPlan(number: number): LivingPlan {
  const round = Math.floor(number / 5);
  const place = number % 5;
  return isPeriodRoom(number)
    ? PERIOD[(round * 3 + place) % PERIOD.length]!
    : MODERN[(round * 2 + place - 3) % MODERN.length]!;
}

export const LIVING_WORDS: Record<LivingPlan, Words> = {
  fireplace: {
    nl: 'Salon met marmeren schouw, spiegel en hoge ramen',
    fr: 'Salon à cheminée de marbre, miroir et hautes fenêtres',
    en: 'Drawing room with a marble chimneypiece, mirror and tall windows',
    de: 'Salon mit Marmorkamin, Spiegel und hohen Fenstern',
  },
  doors: {
    nl: 'Leefruimte met dubbele deuren naar de kamer aan de tuin',
    fr: 'Séjour aux doubles portes ouvertes sur la pièce côté jardin',
    en: 'Living room with double doors to the garden room',
    de: 'Wohnzimmer mit Flügeltüren zum Gartenzimmer',
  },
  library: {
    nl: 'Leefruimte met een bibliotheekwand',
    fr: 'Séjour avec un mur de bibliothèque',
    en: 'Living room with a wall of books',
    de: 'Wohnzimmer mit Bücherwand',
  },
  sideboard: {
    nl: 'Lichte leefruimte met zithoek',
    fr: 'Séjour lumineux avec coin salon',
    en: 'Bright living room with a seating corner',
    de: 'Helles Wohnzimmer mit Sitzecke',
  },
  dining: {
    nl: 'Eetkamer met lange tafel',
    fr: 'Salle à manger avec une grande table',
    en: 'Dining room with a long table',
    de: 'Esszimmer mit langem Tisch',
  },
};
