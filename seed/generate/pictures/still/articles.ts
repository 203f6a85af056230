import { Rng } from '../draw/prng';
import type { Sheet } from '../draw/sheet';
import { neighbourhood, estimate } from './article-maps';
import { balance, energy, renovation } from './article-models';
import { keys, notary, rent } from './article-papers';
import { drawEmptyRoom } from './empty-room';
import type { Still } from './model-colours';
import { setTable } from './table';

/** The picture of an article of the blog, by its number. */
export function drawArticle(number: number): Sheet {
  const rng = new Rng(`article ${number}`);
  if (number === 2) return drawEmptyRoom('boxes');
  if (number === 4) return drawEmptyRoom('doors');
  const settings = [
    { wall: '#dfd5c4', wood: '#a87a52' },
    { wall: '#c9d2cb', wood: '#b98d62' },
    { wall: '#e3cdb8', wood: '#8d6446' },
    { wall: '#cdd5d8', wood: '#b08458' },
    { wall: '#e6dcc8', wood: '#7d5a42' },
    { wall: '#d3d8c6', wood: '#c09a6e' },
  ] as const;
  const scene = setTable(
    { ...settings[number % settings.length]!, left: number % 2 === 0 },
    rng.fork('table'),
  );
  STILLS[number - 1]!(scene, rng);
  const { sheet } = scene;
  const fade = sheet.radial([sheet.width / 2, sheet.height * 0.5], sheet.width * 0.66, [
    [0.5, '#2b2018', 0],
    [1, '#2b2018', 0.3],
  ]);
  sheet.rectangle(0, 0, sheet.width, sheet.height, { fill: fade });
  return sheet;
}

const none: Still = () => undefined;

const STILLS: readonly Still[] = [
  keys,
  none,
  notary,
  none,
  balance,
  rent,
  energy,
  renovation,
  neighbourhood,
  estimate,
];
