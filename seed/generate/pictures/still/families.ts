import type { TimeOfDay } from '../draw/light';
import type { Sheet } from '../draw/sheet';
import { drawHero } from '../hero/draw-hero';
import { drawCommercial } from '../outdoor/draw-commercial';
import { drawGarage } from '../outdoor/draw-garage';
import { drawGarden } from '../outdoor/draw-garden';
import { drawLand } from '../outdoor/draw-land';
import { drawTerrace } from '../outdoor/draw-terrace';
import type { Kind, Words } from '../picture';
import { drawPlan } from '../plan/draw-plan';
import { drawPortrait } from '../portrait/draw-portrait';
import { drawArticle } from './articles';

interface Family {
  name: string;
  kind: Kind;
  count: number;
  width?: number;
  height?: number;
  tags: readonly (readonly string[])[];
  alt: readonly Words[];
  draw: (number: number, time: TimeOfDay) => Sheet;
}

const ARTICLES: readonly (readonly [string, Words])[] = [
  [
    'keys',
    {
      nl: 'Sleutels van een nieuwe woning op tafel',
      fr: 'Les clés d’un nouveau logement sur la table',
      en: 'The keys of a new home on a table',
      de: 'Die Schlüssel eines neuen Zuhauses auf dem Tisch',
    },
  ],
  [
    'moving',
    {
      nl: 'Verhuisdozen in een lege kamer',
      fr: 'Cartons de déménagement dans une pièce vide',
      en: 'Moving boxes in an empty room',
      de: 'Umzugskartons in einem leeren Zimmer',
    },
  ],
  [
    'notary',
    {
      nl: 'Akte, pen en zegel bij de notaris',
      fr: 'Acte, plume et sceau chez le notaire',
      en: 'Deed, pen and seal at the notary’s',
      de: 'Urkunde, Feder und Siegel beim Notar',
    },
  ],
  [
    'viewing',
    {
      nl: 'Open deur bij een woningbezoek',
      fr: 'Porte ouverte pour une visite',
      en: 'An open door at a viewing',
      de: 'Offene Tür bei einer Besichtigung',
    },
  ],
  [
    'balance',
    {
      nl: 'Balans met een huis en munten',
      fr: 'Balance avec une maison et des pièces',
      en: 'Scales with a house and coins',
      de: 'Waage mit Haus und Münzen',
    },
  ],
  [
    'rent',
    {
      nl: 'Kalender, koffie en huurcontract',
      fr: 'Calendrier, café et bail',
      en: 'Calendar, coffee and a lease',
      de: 'Kalender, Kaffee und Mietvertrag',
    },
  ],
  [
    'energy',
    {
      nl: 'Maquette van een huis met zonnepanelen',
      fr: 'Maquette d’une maison à panneaux solaires',
      en: 'Model of a house with solar panels',
      de: 'Hausmodell mit Solarpaneelen',
    },
  ],
  [
    'renovation',
    {
      nl: 'Verfstalen, verfpot en kwast',
      fr: 'Nuancier, pot de peinture et pinceau',
      en: 'Paint swatches, a tin and a brush',
      de: 'Farbmuster, Farbdose und Pinsel',
    },
  ],
  [
    'neighbourhood',
    {
      nl: 'Stadsplan met huisjes',
      fr: 'Plan de quartier avec maisonnettes',
      en: 'Neighbourhood map with little houses',
      de: 'Stadtplan mit kleinen Häusern',
    },
  ],
  [
    'estimate',
    {
      nl: 'Loep, rekenmachine en plannen',
      fr: 'Loupe, calculatrice et plans',
      en: 'Magnifier, calculator and plans',
      de: 'Lupe, Taschenrechner und Pläne',
    },
  ],
];

const one = (nl: string, fr: string, en: string, de: string): readonly Words[] => [
  { nl, fr, en, de },
];

export const FAMILIES: readonly Family[] = [
  {
    name: 'plan',
    kind: 'plan',
    draw: drawPlan,
    count: 20,
    tags: [['floor-plan']],
    alt: one(
      'Grondplan met meubels en maten',
      'Plan meublé et coté',
      'Floor plan with furniture and dimensions',
      'Grundriss mit Möbeln und Maßen',
    ),
  },
  {
    name: 'land',
    kind: 'land',
    draw: drawLand,
    count: 6,
    tags: [['land']],
    alt: one(
      'Bouwgrond aan een landelijke weg',
      'Terrain à bâtir le long d’une route de campagne',
      'Building plot by a country road',
      'Baugrundstück an einer Landstraße',
    ),
  },
  {
    name: 'garage',
    kind: 'garage',
    draw: drawGarage,
    count: 6,
    tags: [['garage']],
    alt: one('Garageboxen', 'Garages fermés', 'Lock-up garages', 'Garagenboxen'),
  },
  {
    name: 'commercial',
    kind: 'commercial',
    draw: drawCommercial,
    count: 8,
    tags: [['shop'], ['office']],
    alt: [
      ...one(
        'Winkelpui in de stad',
        'Vitrine en ville',
        'Shop front in town',
        'Ladenfront in der Stadt',
      ),
      ...one('Kantoorgebouw', 'Immeuble de bureaux', 'Office building', 'Bürogebäude'),
    ],
  },
  {
    name: 'terrace',
    kind: 'terrace',
    draw: drawTerrace,
    count: 8,
    tags: [['terrace']],
    alt: one(
      'Terras met uitzicht over de daken',
      'Terrasse avec vue sur les toits',
      'Terrace with a view over the roofs',
      'Terrasse mit Blick über die Dächer',
    ),
  },
  {
    name: 'garden',
    kind: 'garden',
    draw: drawGarden,
    count: 6,
    tags: [['garden']],
    alt: one('Verzorgde tuin', 'Jardin soigné', 'Well-kept garden', 'Gepflegter Garten'),
  },
  {
    name: 'hero',
    kind: 'hero',
    draw: drawHero,
    count: 4,
    width: 2400,
    height: 1350,
    tags: [
      ['brussels', 'dusk'],
      ['brussels', 'morning'],
      ['brussels', 'facades'],
      ['luxembourg', 'morning'],
    ],
    alt: [
      ...one(
        'Brussel bij valavond, met het Justitiepaleis',
        'Bruxelles au crépuscule, avec le palais de Justice',
        'Brussels at dusk with the Palace of Justice',
        'Brüssel in der Abenddämmerung mit dem Justizpalast',
      ),
      ...one(
        'Brussel in de ochtend, met de stadhuistoren',
        'Bruxelles au matin, avec la flèche de l’hôtel de ville',
        'Brussels in the morning with the town hall spire',
        'Brüssel am Morgen mit dem Rathausturm',
      ),
      ...one(
        'Een rij Brusselse gevels',
        'Une rangée de façades bruxelloises',
        'A row of Brussels house fronts',
        'Eine Reihe Brüsseler Fassaden',
      ),
      ...one(
        'Luxemburg met de brug over het dal',
        'Luxembourg et son pont au-dessus de la vallée',
        'Luxembourg with its bridge over the valley',
        'Luxemburg mit der Brücke über das Tal',
      ),
    ],
  },
  {
    name: 'article',
    kind: 'article',
    draw: drawArticle,
    count: 10,
    tags: ARTICLES.map(([tag]) => [tag]),
    alt: ARTICLES.map(([, words]) => words),
  },
  {
    name: 'portrait',
    kind: 'portrait',
    draw: drawPortrait,
    count: 17,
    width: 800,
    height: 800,
    tags: [['portrait']],
    alt: one('Getekend portret', 'Portrait dessiné', 'Drawn portrait', 'Gezeichnetes Porträt'),
  },
];
