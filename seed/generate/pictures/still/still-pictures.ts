import type { TimeOfDay } from '../draw/light';
import { drawFronts } from '../hero/draw-hero';
import { fileName, LANDSCAPE, type Picture } from '../picture';
import { FAMILIES } from './families';

const TIMES: readonly TimeOfDay[] = ['morning', 'noon', 'golden', 'autumn'];

/** Everything that is neither a front nor a room. */
export function stillPictures(): Picture[] {
  const numbered = FAMILIES.flatMap((family) =>
    Array.from({ length: family.count }, (_, index): Picture => {
      const { width = LANDSCAPE.width, height = LANDSCAPE.height } = family;
      const pick = <T>(list: readonly T[]): T => list[index % list.length]!;
      return {
        file: fileName(family.name, index + 1),
        width,
        height,
        kind: family.kind,
        tags: [...pick(family.tags)],
        alt: pick(family.alt),
        draw: () => family.draw(index + 1, pick(TIMES)),
      };
    }),
  );
  const og: Picture = {
    file: 'og-default.jpg',
    width: 1200,
    height: 630,
    kind: 'og',
    tags: ['og'],
    alt: {
      nl: 'Een rij Brusselse gevels',
      fr: 'Une rangée de façades bruxelloises',
      en: 'A row of Brussels house fronts',
      de: 'Eine Reihe Brüsseler Fassaden',
    },
    draw: () => drawFronts(1200, 630),
  };
  return [...numbered, og];
}
