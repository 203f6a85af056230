import { all, flat, garden, house, kind, terrace } from './conditions';
import { fragmentsOf } from './fragment';

export const OUTDOOR = fragmentsOf('outdoor', [
  [
    all(flat, terrace(1, 6)),
    'Het balkon, {terrace} groot, kijkt uit op het {orient}: net genoeg voor koffie en de krant.',
    'Le balcon de {terrace}, côté {orient}, suffit pour un café et le journal.',
    'The balcony, {terrace} and facing {orient}, is just right for coffee and the paper.',
    'Der Balkon, {terrace} nach {orient}, reicht genau für Kaffee und Zeitung.',
  ],
  [
    all(flat, terrace(3, 10)),
    'Buiten zit u op een terrasje van {terrace}, met de zon uit het {orient}.',
    'Dehors, une petite terrasse de {terrace} prend le soleil du côté {orient}.',
    'Outside there is a small terrace of {terrace} that gets its sun from the {orient}.',
    'Draußen wartet eine kleine Terrasse von {terrace} mit Sonne aus {orient}.',
  ],
  [
    all(flat, terrace(7)),
    'Het terras van {terrace} ligt op het {orient} en is breed genoeg om er te eten.',
    'La terrasse de {terrace}, exposée {orient}, est assez large pour y manger.',
    'The {terrace} terrace faces {orient} and is wide enough to eat on.',
    'Die Terrasse von {terrace} liegt nach {orient} und ist breit genug zum Essen.',
  ],
  [
    all(house, garden(1, 99)),
    'De stadstuin van {garden} ligt op het {orient}, ommuurd en zonder inkijk vanop straat.',
    'Le jardin de ville, {garden} côté {orient}, est clos de murs et à l’abri de la rue.',
    'The walled town garden, {garden} facing {orient}, cannot be seen from the street.',
    'Der ummauerte Stadtgarten, {garden} nach {orient}, ist von der Straße nicht einsehbar.',
  ],
  [
    all(house, garden(60, 250)),
    'Achteraan: {garden} tuin op het {orient}, met een tuinhuis en een kraantje.',
    'À l’arrière, {garden} de jardin exposé {orient}, avec un abri et un point d’eau.',
    'At the back, {garden} of garden facing {orient}, with a shed and an outside tap.',
    'Hinten {garden} Garten nach {orient}, mit Gartenhaus und Wasseranschluss.',
  ],
  [
    all(house, garden(200)),
    'De tuin van {garden} ligt op het {orient} en is volgroeid: wie er komt wonen, hoeft niet te wachten op schaduw.',
    'Le jardin de {garden}, exposé {orient}, est adulte : pas besoin d’attendre l’ombre.',
    'The garden, {garden} facing {orient}, is fully grown: no waiting for shade.',
    'Der Garten von {garden} nach {orient} ist eingewachsen; auf Schatten muss niemand warten.',
  ],
  [
    all(house, terrace(14), garden(90)),
    'Van het terras ({terrace}) stapt u zo het gras op; de zon draait er mee tot de avond.',
    'De la terrasse ({terrace}), on passe directement sur l’herbe ; le soleil y tourne jusqu’au soir.',
    'You step straight from the terrace ({terrace}) onto the grass, and the sun stays with you until evening.',
    'Von der Terrasse ({terrace}) tritt man gleich auf den Rasen; die Sonne wandert bis zum Abend mit.',
  ],
  [
    all(kind('house', 'townhouse'), garden(0, 0), terrace(8)),
    'De koer van {terrace} vangt de zon uit het {orient}.',
    'La cour de {terrace} prend le soleil du côté {orient}.',
    'The courtyard of {terrace} catches the sun from the {orient}.',
    'Der Hof von {terrace} fängt die Sonne aus {orient} ein.',
  ],
]);
