import {
  all,
  belgium,
  dwelling,
  furnished,
  kind,
  newBuild,
  not,
  onOffer,
  rent,
  sale,
} from './conditions';
import { fragmentsOf } from './fragment';

const building = kind('apartment', 'duplex', 'penthouse', 'loft', 'ground-floor', 'studio');

/** Excludes new-build homes. */
const existing = all(dwelling, not(newBuild));

export const COSTS = fragmentsOf('costs', [
  [
    all(building, rent, onOffer),
    'Bovenop de huur betaalt u {charges} provisie voor de lasten, jaarlijks afgerekend op basis van de facturen.',
    'Au loyer s’ajoutent {charges} de provision pour charges, régularisée chaque année sur factures.',
    'On top of the rent come {charges} in charges, settled once a year against invoices.',
    'Zur Miete kommen {charges} Nebenkosten als Vorauszahlung, jährlich nach Belegen abgerechnet.',
  ],
  [
    all(building, rent, onOffer),
    'Lasten: {charges} per maand, onderhoud van de gemene delen inbegrepen.',
    'Charges : {charges} par mois, entretien des communs compris.',
    'Charges are {charges} a month, cleaning of the common parts included.',
    'Nebenkosten: {charges} im Monat, Pflege der Gemeinschaftsflächen inbegriffen.',
  ],
  [
    all(building, existing, sale, onOffer),
    'De maandelijkse lasten bedragen {charges}; de mede-eigendom heeft een reservefonds.',
    'Les charges mensuelles s’élèvent à {charges} ; la copropriété dispose d’un fonds de réserve.',
    'Monthly charges come to {charges}, and the co-ownership has a reserve fund.',
    'Das monatliche Hausgeld beträgt {charges}; die Gemeinschaft hat eine Rücklage.',
  ],
  [
    all(building, existing, sale, onOffer),
    'Reken op {charges} lasten per maand. De verslagen van de laatste drie vergaderingen liggen bij ons klaar.',
    'Comptez {charges} de charges par mois. Les procès-verbaux des trois dernières assemblées sont à l’agence.',
    'Allow {charges} a month in charges. The minutes of the last three owners’ meetings are at our office.',
    'Rechnen Sie mit {charges} Hausgeld im Monat. Die Protokolle der letzten drei Versammlungen liegen bei uns.',
  ],
]);

export const CLOSING = fragmentsOf('closing', [
  [
    newBuild,
    'Lastenboek, plannen en de betalingsschijven volgens de wet-Breyne liggen bij ons klaar; een keuken kiest u zelf.',
    'Cahier des charges, plans et tranches de paiement selon la loi Breyne sont à l’agence ; la cuisine, vous la choisissez.',
    'Specifications, plans and the payment stages required by the Breyne Act are at our office; you choose the kitchen yourself.',
    'Baubeschreibung, Pläne und die Zahlungsraten nach dem Breyne-Gesetz liegen bei uns bereit; die Küche wählen Sie selbst.',
  ],
  [
    all(existing, sale, onOffer),
    'Vrij bij de akte.',
    'Libre à l’acte.',
    'Vacant on completion.',
    'Frei bei Beurkundung.',
  ],
  [
    all(existing, sale, onOffer, belgium),
    'Elektrische keuring en stedenbouwkundige inlichtingen zijn beschikbaar.',
    'Contrôle électrique et renseignements urbanistiques disponibles.',
    'The electrical inspection and planning information are available.',
    'Elektroprüfung und städtebauliche Auskünfte liegen vor.',
  ],
  [
    all(existing, sale, onOffer),
    'Kom kijken op een ander uur dan u zou denken: ’s ochtends vroeg of na het werk.',
    'Venez à une heure où l’on ne visite pas d’habitude : tôt le matin ou après le travail.',
    'Come at an hour you would not expect: early in the morning, or after work.',
    'Kommen Sie zu einer ungewohnten Stunde: früh am Morgen oder nach der Arbeit.',
  ],
  [
    all(existing, sale, onOffer),
    'Plannen op schaal en de geschiedenis van de werken sturen we u vooraf.',
    'Nous vous envoyons d’avance les plans à l’échelle et l’historique des travaux.',
    'We will send you scale plans and a history of the works beforehand.',
    'Maßstäbliche Pläne und die Geschichte der Arbeiten schicken wir Ihnen vorab.',
  ],
  [
    all(dwelling, rent, onOffer, belgium, not(furnished)),
    'Contract van negen jaar of van korte duur, in overleg.',
    'Bail de neuf ans ou de courte durée, à convenir.',
    'Nine-year or short lease, to be agreed.',
    'Mietvertrag über neun Jahre oder befristet, nach Absprache.',
  ],
  [
    all(dwelling, rent, onOffer),
    'Bezoeken kan ook ’s avonds; de sleutel ligt bij ons.',
    'Visites possibles en soirée ; la clé est à l’agence.',
    'Evening viewings are possible; we hold the key.',
    'Besichtigung auch abends; der Schlüssel liegt bei uns.',
  ],
  [
    all(dwelling, rent, onOffer, not(furnished)),
    'Huisdieren bespreken we vooraf, fietsen nooit: daar is plaats voor.',
    'Les animaux, on en parle ; les vélos, inutile : il y a la place.',
    'Pets are a matter for discussion, bicycles are not: there is room for them.',
    'Über Haustiere reden wir, über Fahrräder nicht: Für die ist Platz.',
  ],
  [
    all(dwelling, rent, onOffer, furnished),
    'Contract vanaf drie maanden, domiciliëring mogelijk.',
    'Bail dès trois mois, domiciliation possible.',
    'Lease from three months; you may register your address here.',
    'Mietvertrag ab drei Monaten, Anmeldung möglich.',
  ],
]);
