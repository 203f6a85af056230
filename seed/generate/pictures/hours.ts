import type { TimeOfDay } from './draw/light';
import type { Words } from './picture';

/** How the hour of a picture is told in its alternative text. */
export const HOURS: Record<TimeOfDay, Words> = {
  morning: {
    nl: 'in het ochtendlicht',
    fr: 'dans la lumière du matin',
    en: 'in the morning light',
    de: 'im Morgenlicht',
  },
  noon: {
    nl: 'op een heldere middag',
    fr: 'par un midi clair',
    en: 'on a bright midday',
    de: 'an einem hellen Mittag',
  },
  golden: {
    nl: 'in laag avondlicht',
    fr: 'dans la lumière rasante du soir',
    en: 'in low evening sun',
    de: 'in tiefer Abendsonne',
  },
  dusk: {
    nl: 'in de schemering, met verlichte ramen',
    fr: 'au crépuscule, fenêtres éclairées',
    en: 'at dusk with lit windows',
    de: 'in der Dämmerung mit erleuchteten Fenstern',
  },
  rain: {
    nl: 'op een regenachtige dag',
    fr: 'par un jour de pluie',
    en: 'on a rainy day',
    de: 'an einem Regentag',
  },
  autumn: {
    nl: 'op een herfstdag',
    fr: 'par un jour d’automne',
    en: 'on an autumn day',
    de: 'an einem Herbsttag',
  },
};

/** The same for rooms. */
export const INDOOR_HOURS: Record<TimeOfDay, Words> = {
  ...HOURS,
  noon: {
    nl: 'bij helder daglicht',
    fr: 'en pleine lumière du jour',
    en: 'in clear daylight',
    de: 'bei hellem Tageslicht',
  },
  dusk: {
    nl: 'bij lamplicht in de avond',
    fr: 'à la lumière des lampes, le soir',
    en: 'by lamplight in the evening',
    de: 'abends bei Lampenlicht',
  },
};
