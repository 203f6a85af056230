import type { TimeOfDay } from '../draw/light';
import { Rng } from '../draw/prng';
import type { Sheet } from '../draw/sheet';
import { LANDSCAPE, type Words } from '../picture';
import type { Facade } from './facade';
import { drawStreetView } from './street-view';
import { masterHouse, neoclassical, rowHouse } from './styles/townhouse';

export interface FacadeKind {
  style: string;
  count: number;
  /** What a front of this style may hold; one set of tags is drawn per picture. */
  uses: readonly (readonly string[])[];
  alt: Words;
  draw: (seed: string, time: TimeOfDay) => Sheet;
}

type Style = (rng: Rng) => Facade;

const inStreet = (style: Style, neighbours: readonly Style[]) => (seed: string, time: TimeOfDay): Sheet =>
  drawStreetView({
    ...LANDSCAPE, seed, time,
    subject: style(new Rng(`${seed}/subject`)),
    neighbour: (rng) => rng.pick(neighbours)(rng),
  });

const OLD_TOWN: readonly Style[] = [masterHouse, neoclassical, rowHouse];

export const FACADE_KINDS: readonly FacadeKind[] = [
  { style: 'master-house', count: 14, uses: [['house'], ['house'], ['apartment'], ['mixed'], ['income']], draw: inStreet(masterHouse, OLD_TOWN), alt: { nl: 'Brussels herenhuis met bel-etage', fr: 'Maison de maître bruxelloise à bel-étage', en: 'Brussels master house with a raised main floor', de: 'Brüsseler Herrenhaus mit Beletage' } },
  { style: 'art-nouveau', count: 9, uses: [['house'], ['house'], ['apartment']], draw: inStreet(masterHouse, OLD_TOWN), alt: { nl: 'Art-nouveauhuis met sgraffito en gebogen smeedijzer', fr: 'Maison Art nouveau à sgraffites et ferronneries courbes', en: 'Art Nouveau house with sgraffito and curved ironwork', de: 'Jugendstilhaus mit Sgraffito und geschwungenem Schmiedeeisen' } },
  { style: 'art-deco', count: 10, uses: [['house'], ['apartment'], ['apartment'], ['studio']], draw: inStreet(rowHouse, OLD_TOWN), alt: { nl: 'Art-decogevel in baksteen uit de jaren 1930', fr: 'Façade Art déco en brique des années 1930', en: 'Art Deco brick front from the 1930s', de: 'Art-déco-Backsteinfassade aus den 1930er-Jahren' } },
  { style: 'neoclassical', count: 11, uses: [['house'], ['income'], ['apartment'], ['mixed']], draw: inStreet(neoclassical, OLD_TOWN), alt: { nl: 'Neoklassieke gevel met lichte bepleistering', fr: 'Façade néoclassique à enduit clair', en: 'Neoclassical front in pale stucco', de: 'Klassizistische Fassade mit hellem Putz' } },
  { style: 'modernist', count: 8, uses: [['apartment'], ['apartment'], ['studio']], draw: inStreet(neoclassical, OLD_TOWN), alt: { nl: 'Modernistisch appartementsgebouw uit de jaren 1960', fr: 'Immeuble moderniste des années 1960', en: 'Modernist apartment block from the 1960s', de: 'Modernistisches Wohnhaus aus den 1960er-Jahren' } },
  { style: 'contemporary', count: 10, uses: [['apartment'], ['apartment'], ['studio'], ['house']], draw: inStreet(neoclassical, OLD_TOWN), alt: { nl: 'Hedendaags gebouw met ruime terrassen', fr: 'Immeuble contemporain à larges terrasses', en: 'Contemporary building with deep terraces', de: 'Zeitgenössisches Gebäude mit großzügigen Terrassen' } },
  { style: 'row-house', count: 8, uses: [['house'], ['house'], ['income']], draw: inStreet(rowHouse, OLD_TOWN), alt: { nl: 'Rijhuis in baksteen', fr: 'Maison mitoyenne en brique', en: 'Brick row house', de: 'Reihenhaus aus Backstein' } },
  { style: 'corner', count: 5, uses: [['mixed'], ['income'], ['apartment']], draw: inStreet(neoclassical, OLD_TOWN), alt: { nl: 'Hoekgebouw met handelsgelijkvloers', fr: 'Immeuble d’angle avec rez commercial', en: 'Corner building with a shop at street level', de: 'Eckhaus mit Ladenlokal im Erdgeschoss' } },
  { style: 'step-gable', count: 5, uses: [['house'], ['mixed']], draw: inStreet(rowHouse, OLD_TOWN), alt: { nl: 'Vlaams huis met trapgevel', fr: 'Maison flamande à pignon à gradins', en: 'Flemish house with a stepped gable', de: 'Flämisches Haus mit Treppengiebel' } },
  { style: 'villa', count: 8, uses: [['villa'], ['villa'], ['villa', 'house']], draw: inStreet(masterHouse, OLD_TOWN), alt: { nl: 'Villa in een groene tuin', fr: 'Villa dans un jardin verdoyant', en: 'Villa in a green garden', de: 'Villa in einem grünen Garten' } },
  { style: 'fermette', count: 4, uses: [['farm'], ['farm', 'house']], draw: inStreet(rowHouse, OLD_TOWN), alt: { nl: 'Gerenoveerde fermette met pannendak', fr: 'Fermette rénovée au toit de tuiles', en: 'Restored farmhouse with a tiled roof', de: 'Renoviertes Bauernhaus mit Ziegeldach' } },
  { style: 'luxembourg', count: 4, uses: [['house'], ['house', 'villa']], draw: inStreet(rowHouse, OLD_TOWN), alt: { nl: 'Luxemburgs huis met leien dak', fr: 'Maison luxembourgeoise au toit d’ardoise', en: 'Luxembourg house with a slate roof', de: 'Luxemburger Haus mit Schieferdach' } },
  { style: 'warehouse', count: 4, uses: [['studio'], ['apartment'], ['mixed']], draw: inStreet(rowHouse, OLD_TOWN), alt: { nl: 'Verbouwd pakhuis met stalen ramen', fr: 'Entrepôt reconverti aux châssis d’acier', en: 'Converted warehouse with steel windows', de: 'Umgebautes Lagerhaus mit Stahlfenstern' } },
];
