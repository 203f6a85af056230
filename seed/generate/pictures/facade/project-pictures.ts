import type { TimeOfDay } from '../draw/light';
import { Rng } from '../draw/prng';
import { HOURS } from '../hours';
import { fileName, joinWords, LANDSCAPE, type Picture, type Words } from '../picture';
import { drawStreetView } from './street-view';
import { contemporary } from './styles/contemporary';
import { warehouse } from './styles/warehouse';

const NEW_BUILD: Words = {
  nl: 'Nieuwbouwproject met terrassen',
  fr: 'Projet neuf à terrasses',
  en: 'New-build project with terraces',
  de: 'Neubauprojekt mit Terrassen',
};

/** The hour and the turn of the camera of each. */
const VIEWS: readonly (readonly [TimeOfDay, number])[] = [
  ['golden', -0.42],
  ['noon', 0],
  ['morning', 0.42],
  ['dusk', 0],
  ['noon', -0.6],
  ['golden', 0],
  ['autumn', 0.6],
  ['morning', 0],
];

/** Rows of new fronts: two pictures for each of the seed's projects, its tag is its place (FIND-11). */
export function projectPictures(): Picture[] {
  return VIEWS.map(([time, yaw], index) => {
    const number = index + 1;
    const seed = `project ${number}`;
    return {
      file: fileName('project', number),
      ...LANDSCAPE,
      kind: 'project',
      tags: [`project-${Math.ceil(number / 2)}`, time],
      alt: joinWords([NEW_BUILD, HOURS[time]]),
      draw: () =>
        drawStreetView({
          ...LANDSCAPE,
          seed,
          time,
          yaw,
          room: 1.12,
          subject: contemporary(new Rng(`${seed}/subject`)),
          neighbour: (rng) => (rng.chance(0.15) ? warehouse : contemporary)(rng),
        }),
    };
  });
}
