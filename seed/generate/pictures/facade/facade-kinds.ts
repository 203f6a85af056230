import type { TimeOfDay } from '../draw/light';
import { Rng } from '../draw/prng';
import type { Sheet } from '../draw/sheet';
import { LANDSCAPE, type Words } from '../picture';
import { drawGardenView } from '../house/garden-view';
import { fermette, luxembourgHouse } from '../house/country-houses';
import { gabledVilla, hippedVilla, modernVilla } from '../house/villas';
import type { House } from '../house/house';
import type { Facade } from './facade';
import { drawCornerView } from './corner-view';
import { drawStreetView } from './street-view';
import { artNouveau } from './styles/art-nouveau';
import { cornerHouse } from './styles/corner';
import { artDeco } from './styles/art-deco';
import { stepGable } from './styles/step-gable';
import { warehouse } from './styles/warehouse';
import { contemporary } from './styles/contemporary';
import { modernist } from './styles/modernist';
import { masterHouse } from './styles/master-house';
import { neoclassical } from './styles/neoclassical';
import { rowHouse } from './styles/row-house';

export interface FacadeKind {
  style: string;
  count: number;
  /** What a front of this style may hold; one set of tags is drawn per picture. */
  uses: readonly (readonly string[])[];
  alt: Words;
  draw: (seed: string, time: TimeOfDay) => Sheet;
}

type Style = (rng: Rng) => Facade;

const inStreet =
  (style: Style, neighbours: readonly Style[]) =>
  (seed: string, time: TimeOfDay): Sheet =>
    drawStreetView({
      ...LANDSCAPE,
      seed,
      time,
      yaw: new Rng(`${seed}/yaw`).pick([0, 0, 0, 0, -0.42, 0.42, -0.6, 0.6]),
      subject: style(new Rng(`${seed}/subject`)),
      neighbour: (rng) => rng.pick(neighbours)(rng),
    });

const inGarden =
  (house: (rng: Rng) => House) =>
  (seed: string, time: TimeOfDay): Sheet =>
    drawGardenView(seed, time, house(new Rng(`${seed}/house`)), LANDSCAPE.width, LANDSCAPE.height);

const onCorner =
  (neighbours: readonly Style[]) =>
  (seed: string, time: TimeOfDay): Sheet =>
    drawCornerView(
      seed,
      time,
      cornerHouse(new Rng(`${seed}/corner`)),
      (rng) => rng.pick(neighbours)(rng),
      LANDSCAPE.width,
      LANDSCAPE.height,
    );

const OLD_TOWN: readonly Style[] = [masterHouse, neoclassical, rowHouse, masterHouse, artDeco];

export const FACADE_KINDS: readonly FacadeKind[] = [
  {
    style: 'master-house',
    count: 14,
    uses: [['house'], ['house'], ['apartment'], ['mixed'], ['income']],
    draw: inStreet(masterHouse, OLD_TOWN),
    alt: {
      nl: 'Brussels herenhuis met bel-etage',
      fr: 'Maison de maître bruxelloise à bel-étage',
      en: 'Brussels master house with a raised main floor',
      de: 'Brüsseler Herrenhaus mit Beletage',
    },
  },
  {
    style: 'art-nouveau',
    count: 9,
    uses: [['house'], ['house'], ['apartment']],
    draw: inStreet(artNouveau, OLD_TOWN),
    alt: {
      nl: 'Art-nouveauhuis met sgraffito en gebogen smeedijzer',
      fr: 'Maison Art nouveau à sgraffites et ferronneries courbes',
      en: 'Art Nouveau house with sgraffito and curved ironwork',
      de: 'Jugendstilhaus mit Sgraffito und geschwungenem Schmiedeeisen',
    },
  },
  {
    style: 'art-deco',
    count: 10,
    uses: [['house'], ['apartment'], ['apartment'], ['studio']],
    draw: inStreet(artDeco, OLD_TOWN),
    alt: {
      nl: 'Art-decogevel in baksteen uit de jaren 1930',
      fr: 'Façade Art déco en brique des années 1930',
      en: 'Art Deco brick front from the 1930s',
      de: 'Art-déco-Backsteinfassade aus den 1930er-Jahren',
    },
  },
  {
    style: 'neoclassical',
    count: 11,
    uses: [['house'], ['income'], ['apartment'], ['mixed']],
    draw: inStreet(neoclassical, OLD_TOWN),
    alt: {
      nl: 'Neoklassieke gevel met lichte bepleistering',
      fr: 'Façade néoclassique à enduit clair',
      en: 'Neoclassical front in pale stucco',
      de: 'Klassizistische Fassade mit hellem Putz',
    },
  },
  {
    style: 'modernist',
    count: 8,
    uses: [['apartment'], ['apartment'], ['studio']],
    draw: inStreet(modernist, OLD_TOWN),
    alt: {
      nl: 'Modernistisch appartementsgebouw uit de jaren 1960',
      fr: 'Immeuble moderniste des années 1960',
      en: 'Modernist apartment block from the 1960s',
      de: 'Modernistisches Wohnhaus aus den 1960er-Jahren',
    },
  },
  {
    style: 'contemporary',
    count: 10,
    uses: [['apartment'], ['apartment'], ['studio'], ['house']],
    draw: inStreet(contemporary, OLD_TOWN),
    alt: {
      nl: 'Hedendaags gebouw met ruime terrassen',
      fr: 'Immeuble contemporain à larges terrasses',
      en: 'Contemporary building with deep terraces',
      de: 'Zeitgenössisches Gebäude mit großzügigen Terrassen',
    },
  },
  {
    style: 'row-house',
    count: 8,
    uses: [['house'], ['house'], ['income']],
    draw: inStreet(rowHouse, OLD_TOWN),
    alt: {
      nl: 'Rijhuis in baksteen',
      fr: 'Maison mitoyenne en brique',
      en: 'Brick row house',
      de: 'Reihenhaus aus Backstein',
    },
  },
  {
    style: 'corner',
    count: 5,
    uses: [['mixed'], ['income'], ['apartment']],
    draw: onCorner(OLD_TOWN),
    alt: {
      nl: 'Hoekgebouw met handelsgelijkvloers',
      fr: 'Immeuble d’angle avec rez commercial',
      en: 'Corner building with a shop at street level',
      de: 'Eckhaus mit Ladenlokal im Erdgeschoss',
    },
  },
  {
    style: 'step-gable',
    count: 5,
    uses: [['house'], ['mixed']],
    draw: inStreet(stepGable, OLD_TOWN),
    alt: {
      nl: 'Vlaams huis met trapgevel',
      fr: 'Maison flamande à pignon à gradins',
      en: 'Flemish house with a stepped gable',
      de: 'Flämisches Haus mit Treppengiebel',
    },
  },
  {
    style: 'villa',
    count: 3,
    uses: [['villa'], ['villa'], ['villa', 'house']],
    draw: inGarden(hippedVilla),
    alt: {
      nl: 'Villa in een groene tuin',
      fr: 'Villa dans un jardin verdoyant',
      en: 'Villa in a green garden',
      de: 'Villa in einem grünen Garten',
    },
  },
  {
    style: 'villa',
    count: 3,
    uses: [['villa'], ['villa'], ['villa', 'house']],
    draw: inGarden(gabledVilla),
    alt: {
      nl: 'Villa in een groene tuin',
      fr: 'Villa dans un jardin verdoyant',
      en: 'Villa in a green garden',
      de: 'Villa in einem grünen Garten',
    },
  },
  {
    style: 'villa',
    count: 2,
    uses: [['villa'], ['villa'], ['villa', 'house']],
    draw: inGarden(modernVilla),
    alt: {
      nl: 'Villa in een groene tuin',
      fr: 'Villa dans un jardin verdoyant',
      en: 'Villa in a green garden',
      de: 'Villa in einem grünen Garten',
    },
  },
  {
    style: 'fermette',
    count: 4,
    uses: [['farm'], ['farm', 'house']],
    draw: inGarden(fermette),
    alt: {
      nl: 'Gerenoveerde fermette met pannendak',
      fr: 'Fermette rénovée au toit de tuiles',
      en: 'Restored farmhouse with a tiled roof',
      de: 'Renoviertes Bauernhaus mit Ziegeldach',
    },
  },
  {
    style: 'luxembourg',
    count: 4,
    uses: [['house'], ['house', 'villa']],
    draw: inGarden(luxembourgHouse),
    alt: {
      nl: 'Luxemburgs huis met leien dak',
      fr: 'Maison luxembourgeoise au toit d’ardoise',
      en: 'Luxembourg house with a slate roof',
      de: 'Luxemburger Haus mit Schieferdach',
    },
  },
  {
    style: 'warehouse',
    count: 4,
    uses: [['studio'], ['apartment'], ['mixed']],
    draw: inStreet(warehouse, OLD_TOWN),
    alt: {
      nl: 'Verbouwd pakhuis met stalen ramen',
      fr: 'Entrepôt reconverti aux châssis d’acier',
      en: 'Converted warehouse with steel windows',
      de: 'Umgebautes Lagerhaus mit Stahlfenstern',
    },
  },
];
