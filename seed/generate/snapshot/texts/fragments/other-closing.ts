import { all, kind, not, onOffer, rent, sale, underOption, viager } from './conditions';
import { fragmentsOf } from './fragment';

const gone = all(not(onOffer), not(underOption), not(viager));

/** Closing sentences of listings other than homes. */
export const OTHER_CLOSING = fragmentsOf('closing', [
  [
    all(gone, sale),
    'Denkt u zelf aan verkopen? We komen langs, meten na en zeggen u wat uw pand vandaag waard is, gratis en op papier.',
    'Vous songez à vendre ? Nous venons, nous mesurons et nous vous disons ce que vaut votre bien aujourd’hui, gratuitement et par écrit.',
    'Thinking of selling yourself? We will come by, measure up and tell you what your property is worth today, free of charge and in writing.',
    'Denken Sie selbst an einen Verkauf? Wir kommen vorbei, messen nach und sagen Ihnen, was Ihre Immobilie heute wert ist – kostenlos und schriftlich.',
  ],
  [
    all(gone, rent),
    'Hebt u zelf iets te verhuren? Er staan nog drie kandidaten met een volledig dossier op onze lijst.',
    'Vous avez un bien à louer ? Trois candidats au dossier complet attendent encore chez nous.',
    'Do you have something to let? Three more applicants with complete files are on our list.',
    'Haben Sie selbst etwas zu vermieten? Drei Interessenten mit vollständigen Unterlagen stehen noch auf unserer Liste.',
  ],
  [
    underOption,
    'Laat uw naam achter: vervalt de optie, dan bellen we u nog dezelfde dag.',
    'Laissez-nous votre nom : si l’option tombe, nous vous appelons le jour même.',
    'Leave us your name, and if the option lapses we will call you the same day.',
    'Hinterlassen Sie Ihren Namen: Verfällt die Option, rufen wir Sie noch am selben Tag an.',
  ],
  [
    viager,
    'Hoe bouquet en rente berekend zijn, leggen we u graag uit, met de sterftetafels erbij en de notaris aan tafel.',
    'Nous vous expliquons volontiers le calcul du bouquet et de la rente, tables de mortalité en main et notaire à table.',
    'We will gladly explain how lump sum and annuity were worked out, with the life tables to hand and the notary at the table.',
    'Wie sich Anzahlung und Rente berechnen, erklären wir gern, mit Sterbetafeln und dem Notar am Tisch.',
  ],
  [
    all(kind('garage', 'parking'), onOffer),
    'Kom gerust met uw eigen wagen passen: we spreken ter plaatse af, ook op zaterdagvoormiddag.',
    'Venez essayer avec votre propre voiture : rendez-vous sur place, le samedi matin aussi.',
    'Come and try it with your own car: we will meet you there, Saturday mornings included.',
    'Probieren Sie es mit dem eigenen Wagen aus: Wir treffen uns vor Ort, auch am Samstagvormittag.',
  ],
  [
    all(kind('garage', 'parking'), onOffer),
    'Badge of afstandsbediening krijgt u bij de ondertekening; de oprit is dag en nacht verlicht.',
    'Le badge ou la télécommande se remet à la signature ; la rampe est éclairée jour et nuit.',
    'You receive the badge or remote control on signing, and the ramp is lit day and night.',
    'Badge oder Fernbedienung erhalten Sie bei der Unterschrift; die Rampe ist Tag und Nacht beleuchtet.',
  ],
  [
    all(kind('garage', 'parking'), onOffer),
    'Elektrische fietsen en motoren mogen erbij staan, zolang de doorgang vrij blijft.',
    'Vélos électriques et motos peuvent s’y ajouter, pourvu que le passage reste libre.',
    'Electric bikes and motorcycles may share it, as long as the passage stays clear.',
    'E-Bikes und Motorräder dürfen dazu, solange die Durchfahrt frei bleibt.',
  ],
  [
    kind('shop', 'office', 'workshop', 'takeover'),
    'Bezoeken kan op afspraak, ook vóór negen en na zessen; breng gerust uw aannemer mee.',
    'Visites sur rendez-vous, aussi avant neuf heures et après dix-huit ; amenez votre entrepreneur.',
    'Viewings by appointment, before nine and after six as well; do bring your contractor.',
    'Besichtigung nach Absprache, auch vor neun und nach achtzehn Uhr; bringen Sie ruhig Ihren Handwerker mit.',
  ],
  [
    kind('shop', 'office', 'workshop', 'takeover'),
    'Een plan op schaal en de laatste afrekening van de lasten sturen we u vooraf.',
    'Nous vous envoyons au préalable un plan à l’échelle et le dernier décompte de charges.',
    'We will send you a scale plan and the latest statement of charges beforehand.',
    'Einen maßstäblichen Plan und die letzte Nebenkostenabrechnung schicken wir Ihnen vorab.',
  ],
  [
    kind('income'),
    'Na een eerste gesprek openen we een datakamer met alle stukken.',
    'Après un premier entretien, nous ouvrons une data room avec toutes les pièces.',
    'After a first conversation we open a data room with all the papers.',
    'Nach einem ersten Gespräch öffnen wir einen Datenraum mit allen Unterlagen.',
  ],
  [
    kind('land'),
    'Loop er eens rond met uw architect; de paaltjes staan.',
    'Faites-en le tour avec votre architecte ; les bornes sont posées.',
    'Walk round it with your architect; the boundary posts are in.',
    'Gehen Sie einmal mit Ihrem Architekten herum; die Grenzpfosten stehen.',
  ],
]);
