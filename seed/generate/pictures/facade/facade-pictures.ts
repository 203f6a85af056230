import type { TimeOfDay } from '../draw/light';
import { Rng } from '../draw/prng';
import { HOURS } from '../hours';
import { fileName, joinWords, LANDSCAPE, type Picture } from '../picture';
import { FACADE_KINDS } from './facade-kinds';

const TIMES: readonly TimeOfDay[] = [
  'morning',
  'noon',
  'golden',
  'morning',
  'dusk',
  'noon',
  'autumn',
  'golden',
  'rain',
  'morning',
  'noon',
  'dusk',
];

/** The hundred house fronts: styles dealt out so that neighbours in the list differ. */
export function facadePictures(): Picture[] {
  const deal = new Rng('facades').shuffle(
    FACADE_KINDS.flatMap((kind) => Array.from({ length: kind.count }, () => kind)),
  );
  return deal.map((kind, index) => {
    const number = index + 1;
    const rng = new Rng(`facade ${number}`);
    const time = TIMES[index % TIMES.length]!;
    return {
      file: fileName('facade', number),
      ...LANDSCAPE,
      kind: 'facade',
      tags: [...rng.pick(kind.uses), kind.style, time],
      alt: joinWords([kind.alt, HOURS[time]]),
      draw: () => kind.draw(`facade ${number}`, time),
    };
  });
}
