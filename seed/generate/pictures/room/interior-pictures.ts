import type { TimeOfDay } from '../draw/light';
import { INDOOR_HOURS } from '../hours';
import { fileName, joinWords, LANDSCAPE, type Picture, type Words } from '../picture';
import { findLivingPlan, LIVING_WORDS } from './living-plan';
import { drawRoom, type RoomKind } from './draw-room';

const ROOMS: readonly { kind: RoomKind; count: number; alt: (number: number) => Words }[] = [
  { kind: 'living', count: 24, alt: (number) => LIVING_WORDS[findLivingPlan(number)] },
  {
    kind: 'kitchen',
    count: 16,
    alt: () => ({
      nl: 'Ingerichte keuken met eiland',
      fr: 'Cuisine équipée avec îlot',
      en: 'Fitted kitchen with an island',
      de: 'Einbauküche mit Kochinsel',
    }),
  },
  {
    kind: 'bedroom',
    count: 16,
    alt: () => ({
      nl: 'Rustige slaapkamer',
      fr: 'Chambre paisible',
      en: 'Quiet bedroom',
      de: 'Ruhiges Schlafzimmer',
    }),
  },
  {
    kind: 'bathroom',
    count: 12,
    alt: () => ({
      nl: 'Badkamer met ligbad',
      fr: 'Salle de bains avec baignoire',
      en: 'Bathroom with a bathtub',
      de: 'Badezimmer mit Badewanne',
    }),
  },
];

const TIMES: readonly TimeOfDay[] = ['morning', 'noon', 'golden', 'morning', 'autumn', 'dusk'];

/** The rooms: living rooms, kitchens, bedrooms and bathrooms. */
export function interiorPictures(): Picture[] {
  return ROOMS.flatMap(({ kind, count, alt }) =>
    Array.from({ length: count }, (_, index): Picture => {
      const time = TIMES[index % TIMES.length]!;
      return {
        file: fileName(`interior-${kind}`, index + 1),
        ...LANDSCAPE,
        kind: 'interior',
        tags: [kind, time],
        alt: joinWords([alt(index + 1), INDOOR_HOURS[time]]),
        draw: () => drawRoom(kind, index + 1, time),
      };
    }),
  );
}
