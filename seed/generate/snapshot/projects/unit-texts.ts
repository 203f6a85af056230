import { localize, type Language, type Localized } from '../language';
import { KIND_NAMES } from '../vocabulary/kinds';
import type { Unit } from './units';

const ROOMS: readonly Localized[] = [
  localize('', '', '', ''),
  localize(' met één slaapkamer', ' à une chambre', ' with one bedroom', ' mit einem Schlafzimmer'),
  localize(
    ' met twee slaapkamers',
    ' à deux chambres',
    ' with two bedrooms',
    ' mit zwei Schlafzimmern',
  ),
  localize(
    ' met drie slaapkamers',
    ' à trois chambres',
    ' with three bedrooms',
    ' mit drei Schlafzimmern',
  ),
];

/** Writes title and description of a home in a project, with the same facts in each language. */
export function writeUnitText(
  unit: Unit,
  language: Language,
): { title: string; description: string } {
  const { scenario, project } = unit;
  const kind = KIND_NAMES[scenario.kind][language];
  const rooms = ROOMS[scenario.beds]?.[language] ?? '';
  const title = `${project.name[language]} ${scenario.box}: ${lower(kind, language)}${rooms}`;
  const facts = [INSIDE, OUTSIDE, CLOSING].map((sentence) => sentence(unit)[language]);
  const [about = ''] = project.description[language].split('\n\n');
  return { title, description: [facts.join(' '), about].join('\n\n') };
}

function lower(word: string, language: Language): string {
  return language === 'de' ? word : word.toLowerCase();
}

const INSIDE = ({ scenario: { living, floor } }: Unit): Localized =>
  floor === 0
    ? localize(
        `Op het gelijkvloers: ${living} m² met een leefruimte over de volle diepte en een open keuken.`,
        `Au rez-de-chaussée : ${living} m² avec un séjour traversant et une cuisine ouverte.`,
        `On the ground floor: ${living} m² with a living room from front to back and an open kitchen.`,
        `Im Erdgeschoss: ${living} m² mit durchgehendem Wohnraum und offener Küche.`,
      )
    : localize(
        `Op verdieping ${floor}: ${living} m² met een lichte leefruimte, open keuken en ramen tot op de vloer.`,
        `À l’étage ${floor} : ${living} m² avec un séjour clair, une cuisine ouverte et des fenêtres jusqu’au sol.`,
        `On floor ${floor}: ${living} m² with a bright living room, open kitchen and windows down to the floor.`,
        `Auf Etage ${floor}: ${living} m² mit hellem Wohnraum, offener Küche und bodentiefen Fenstern.`,
      );

const OUTSIDE = ({ scenario: { terrace, garden } }: Unit): Localized =>
  garden > 0
    ? localize(
        `Buiten wachten een terras van ${terrace} m² en een eigen tuin van ${garden} m².`,
        `Dehors, une terrasse de ${terrace} m² et un jardin privatif de ${garden} m².`,
        `Outside there is a terrace of ${terrace} m² and a private garden of ${garden} m².`,
        `Draußen warten eine Terrasse von ${terrace} m² und ein eigener Garten von ${garden} m².`,
      )
    : localize(
        `Het terras meet ${terrace} m².`,
        `La terrasse mesure ${terrace} m².`,
        `The terrace measures ${terrace} m².`,
        `Die Terrasse misst ${terrace} m².`,
      );

const CLOSING = (): Localized =>
  localize(
    'Keuken, badkamer en vloeren kiest u zelf, zolang de ruwbouw loopt; berging en staanplaats zijn afzonderlijk te koop.',
    'Cuisine, salle de bain et sols restent à votre choix tant que dure le gros œuvre ; cave et emplacement se vendent séparément.',
    'You choose kitchen, bathroom and floors yourself while the shell is being built; store room and parking space are sold separately.',
    'Küche, Bad und Böden wählen Sie selbst, solange der Rohbau läuft; Abstellraum und Stellplatz werden getrennt verkauft.',
  );
