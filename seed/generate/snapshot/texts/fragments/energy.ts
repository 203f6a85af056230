import { all, dwelling, energy, home, onOffer, rent, sale } from './conditions';
import { fragmentsOf } from './fragment';

export const ENERGY = fragmentsOf('energy', [
  [
    all(dwelling, energy(1, 100)),
    'Het energieverbruik is uitzonderlijk laag: {energy} per jaar.',
    'La consommation est exceptionnellement basse : {energy} par an.',
    'Consumption is exceptionally low, at {energy} a year.',
    'Der Verbrauch ist außergewöhnlich niedrig: {energy} im Jahr.',
  ],
  [
    all(dwelling, energy(101, 160)),
    'Met {energy} per jaar doet dit pand het beter dan de meeste van zijn leeftijd.',
    'Avec {energy} par an, le bien fait mieux que la plupart de ses contemporains.',
    'At {energy} a year it does better than most homes of its age.',
    'Mit {energy} im Jahr schneidet die Immobilie besser ab als die meisten ihres Alters.',
  ],
  [
    all(dwelling, energy(161, 230)),
    'Volgens het certificaat verbruikt u {energy} per jaar; het volledige verslag sturen we u toe.',
    'Le certificat indique {energy} par an ; nous vous envoyons le rapport complet.',
    'The certificate gives {energy} a year, and we will send you the full report.',
    'Der Energieausweis nennt {energy} im Jahr; den ganzen Bericht schicken wir Ihnen zu.',
  ],
  [
    all(dwelling, energy(161, 230)),
    'Het energieverbruik, {energy} per jaar, ligt rond het gemiddelde voor een gebouw van die leeftijd.',
    'La consommation, {energy} par an, est dans la moyenne d’un bâtiment de cet âge.',
    'Consumption, at {energy} a year, is about average for a building of its age.',
    'Der Verbrauch von {energy} im Jahr liegt im Mittel für ein Gebäude dieses Alters.',
  ],
  [
    all(dwelling, energy(120, 230)),
    'Op het energiecertificaat staat {energy}; we lichten het bij het bezoek graag toe.',
    'Le certificat PEB affiche {energy} ; nous vous le commentons volontiers sur place.',
    'The energy certificate shows {energy}, and we will gladly talk you through it on site.',
    'Im Energieausweis stehen {energy}; vor Ort erläutern wir ihn gern.',
  ],
  [
    all(home, sale, onOffer, energy(231, 600)),
    'Het certificaat geeft {energy}: isoleren loont hier, en we rekenen graag met u mee wat het kost en opbrengt.',
    'Le certificat affiche {energy} : isoler en vaut la peine, et nous faisons volontiers le calcul avec vous.',
    'The certificate says {energy}: insulation pays off here, and we will gladly work out the sums with you.',
    'Der Ausweis nennt {energy}: Dämmen lohnt sich hier, und wir rechnen gern mit Ihnen durch, was es kostet und bringt.',
  ],
  [
    all(dwelling, rent, onOffer, energy(231, 600)),
    'Energetisch is het geen kampioen ({energy}), wel klein genoeg om warm te krijgen.',
    'Ce n’est pas un champion de l’énergie ({energy}), mais c’est vite chauffé.',
    'It is no energy champion ({energy}), but it is small enough to warm up quickly.',
    'Energetisch kein Meister ({energy}), aber klein genug, um schnell warm zu werden.',
  ],
]);
