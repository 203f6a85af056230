import {
  all,
  dwelling,
  furnished,
  house,
  kind,
  kitchen,
  living,
  not,
  renovated,
  rent,
} from './conditions';
import { fragmentsOf } from './fragment';

export const KITCHEN = fragmentsOf('kitchen', [
  [
    all(dwelling, kitchen('fully-equipped'), living(90)),
    'De keuken heeft een eiland, een combi-oven en meer werkblad dan u nodig hebt.',
    'La cuisine offre un îlot, un four combiné et plus de plan de travail qu’il n’en faut.',
    'The kitchen has an island, a combination oven and more worktop than you will need.',
    'Die Küche hat eine Insel, einen Kombibackofen und mehr Arbeitsfläche als nötig.',
  ],
  [
    all(dwelling, kitchen('fully-equipped'), renovated(2012, 2026)),
    'Voor de keuken koos men eik en composiet, met inductie, vaatwasser en een oven op ooghoogte.',
    'Pour la cuisine, on a choisi le chêne et le composite, avec induction, lave-vaisselle et four à hauteur des yeux.',
    'The kitchen is in oak and composite, with induction, a dishwasher and an oven at eye level.',
    'Für die Küche wählte man Eiche und Komposit, mit Induktion, Spülmaschine und Backofen auf Augenhöhe.',
  ],
  [
    all(dwelling, kitchen('fully-equipped'), living(50, 120)),
    'Koken doet u in een keuken waar alles al in zit, de dampkap met afvoer naar buiten incluis.',
    'On cuisine dans une pièce où tout est déjà là, y compris une hotte à évacuation vers l’extérieur.',
    'You cook in a kitchen where everything is already fitted, down to an extractor that vents outdoors.',
    'Gekocht wird in einer Küche, in der schon alles steckt, samt Dunstabzug nach draußen.',
  ],
  [
    all(dwelling, kitchen('fully-equipped'), not(kind('studio'))),
    'Keuken en eethoek vormen één geheel; een schuifdeur houdt de geuren weg als er bezoek is.',
    'Cuisine et coin repas ne font qu’un ; une porte coulissante retient les odeurs quand il y a des invités.',
    'Kitchen and dining area are one; a sliding door keeps the smells in when you have company.',
    'Küche und Essplatz bilden eine Einheit; eine Schiebetür hält bei Besuch die Gerüche zurück.',
  ],
  [
    all(dwelling, kitchen('fitted')),
    'De keuken is een paar jaar oud en volledig in orde: kookplaat, oven, koelkast en een venster dat open kan.',
    'La cuisine a quelques années et rien à se reprocher : taque, four, frigo et une fenêtre qui s’ouvre.',
    'The kitchen is a few years old and in good working order: hob, oven, fridge and a window that opens.',
    'Die Küche ist ein paar Jahre alt und tadellos: Kochfeld, Ofen, Kühlschrank und ein Fenster, das sich öffnen lässt.',
  ],
  [
    all(dwelling, kitchen('fitted'), living(70)),
    'In de aparte keuken kan een tafel voor vier staan, met zicht naar buiten.',
    'La cuisine séparée accueille une table pour quatre, avec vue sur l’extérieur.',
    'The separate kitchen takes a table for four, with a view out.',
    'In der separaten Küche hat ein Tisch für vier Platz, mit Blick nach draußen.',
  ],
  [
    all(house, kitchen('fitted')),
    'De keuken doet haar werk, maar wie graag kookt, zal hier als eerste beginnen te verbouwen.',
    'La cuisine fait son office ; qui aime cuisiner commencera par là ses travaux.',
    'The kitchen does its job, though a keen cook will start the alterations here.',
    'Die Küche tut ihren Dienst; wer gern kocht, wird hier zuerst umbauen.',
  ],
  [
    all(kind('studio'), kitchen('open', 'fully-equipped'), not(furnished)),
    'De open keuken heeft een kookplaat, een combi-oven en een koelkast met vriesvak.',
    'La cuisine ouverte compte une taque, un four combiné et un frigo avec congélateur.',
    'The open kitchen comes with a hob, a combination oven and a fridge-freezer.',
    'Die offene Küche hat Kochfeld, Kombibackofen und einen Kühlschrank mit Gefrierfach.',
  ],
  [
    all(kind('studio'), rent),
    'In de kelder staan een wasmachine en een droogkast ter beschikking van de bewoners.',
    'À la cave, une machine à laver et un séchoir sont à la disposition des occupants.',
    'There is a washing machine and a dryer in the basement for the residents.',
    'Im Keller stehen den Bewohnern Waschmaschine und Trockner zur Verfügung.',
  ],
]);
