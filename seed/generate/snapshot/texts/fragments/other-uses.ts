import { all, belgium, kind, onOffer, rent, sale } from './conditions';
import { fragmentsOf } from './fragment';

/** Uses of premises, land, income properties and parking spaces. */
export const OTHER_USES = fragmentsOf('use', [
  [
    kind('income'),
    'Energiecertificaten, keuringen en meterstanden zijn per entiteit beschikbaar; de stedenbouwkundige toestand is regelmatig.',
    'Certificats PEB, contrôles et relevés existent pour chaque entité ; la situation urbanistique est régulière.',
    'Energy certificates, inspections and meter readings exist for each unit, and the planning status is in order.',
    'Energieausweise, Prüfungen und Zählerstände liegen je Einheit vor; baurechtlich ist alles in Ordnung.',
  ],
  [
    kind('income'),
    'Bij verkoop nemen wij, als u dat wenst, het beheer van de huurders over.',
    'Après la vente, nous pouvons reprendre, si vous le souhaitez, la gestion des locataires.',
    'After the sale we can, if you wish, take over the management of the tenants.',
    'Nach dem Verkauf übernehmen wir auf Wunsch die Verwaltung der Mieter.',
  ],
  [
    kind('income'),
    'Het dak en de dragende muren werden door een architect nagekeken; het verslag gaat mee in het dossier.',
    'La toiture et les murs porteurs ont été examinés par un architecte, dont le rapport est joint au dossier.',
    'An architect has inspected the roof and load-bearing walls, and the report is part of the file.',
    'Dach und tragende Wände hat ein Architekt geprüft; sein Bericht liegt den Unterlagen bei.',
  ],
  [
    kind('shop'),
    'Rolluik, alarm en driefasige stroom zijn aanwezig; leveren kan tot elf uur ’s ochtends voor de deur.',
    'Volet, alarme et courant triphasé sont en place ; les livraisons se font devant la porte jusqu’à onze heures.',
    'Shutter, alarm and three-phase power are in place; deliveries at the door until eleven in the morning.',
    'Rollladen, Alarm und Drehstrom sind vorhanden; geliefert wird bis elf Uhr vor der Tür.',
  ],
  [
    all(kind('shop'), sale),
    'Het casco is kerngezond; de inrichting van de vorige uitbater kan blijven of verdwijnen.',
    'Le gros œuvre est sain ; l’aménagement du dernier exploitant peut rester ou partir.',
    'The shell is sound; the previous operator’s fittings can stay or go.',
    'Die Substanz ist gesund; die Einrichtung des Vorgängers kann bleiben oder weichen.',
  ],
  [
    kind('office'),
    'Vloerbelasting, bekabeling en brandplan staan in de technische fiche, die we u op vraag bezorgen.',
    'Charge au sol, câblage et plan incendie figurent dans la fiche technique, que nous envoyons sur demande.',
    'Floor loads, cabling and fire plan are set out in a technical sheet, which we send on request.',
    'Deckenlast, Verkabelung und Brandschutzplan stehen im technischen Datenblatt, das wir gern zusenden.',
  ],
  [
    kind('takeover'),
    'De cijfers van de laatste drie boekjaren kan u bij ons op kantoor inkijken.',
    'Les chiffres des trois derniers exercices se consultent à l’agence.',
    'The accounts of the past three years can be consulted at our office.',
    'Die Zahlen der letzten drei Geschäftsjahre können Sie bei uns im Büro einsehen.',
  ],
  [
    kind('workshop'),
    'Milieuvergunning klasse 2 aanwezig; laden en lossen gebeurt op eigen terrein.',
    'Permis d’environnement de classe 2 ; chargement et déchargement sur terrain privé.',
    'Class 2 environmental permit in place; loading and unloading on private ground.',
    'Umweltgenehmigung der Klasse 2 vorhanden; be- und entladen wird auf eigenem Grund.',
  ],
  [
    all(kind('garage'), rent, onOffer),
    'Opslag van brandbare goederen is niet toegelaten; alles wat rijdt wel.',
    'On n’y entrepose rien d’inflammable ; tout ce qui roule est bienvenu.',
    'No storage of anything flammable; anything on wheels is welcome.',
    'Brennbares darf nicht gelagert werden; alles, was rollt, ist willkommen.',
  ],
  [
    kind('land'),
    'Wij bezorgen u het verkavelingsplan, de voorschriften en een raming van de aansluitingskosten.',
    'Nous vous remettons le plan de lotissement, les prescriptions et une estimation des raccordements.',
    'We will give you the allotment plan, the building rules and an estimate of the connection costs.',
    'Sie erhalten von uns Parzellierungsplan, Bauvorschriften und eine Schätzung der Anschlusskosten.',
  ],
  [
    kind('land'),
    'Vrij van bouwverplichting: u bouwt wanneer het u past, met wie u wil.',
    'Sans obligation de bâtir dans un délai : vous construisez quand et avec qui vous voulez.',
    'No obligation to build by any date: build when you like, with whom you like.',
    'Ohne Bauzwang: Sie bauen, wann und mit wem Sie möchten.',
  ],
]);

/** Terms of premises and parking spaces. */
export const OTHER_TERMS = fragmentsOf('costs', [
  [
    all(kind('shop'), rent, belgium),
    'Handelshuur van negen jaar, lasten {charges} per maand, borg van drie maanden.',
    'Bail commercial de neuf ans, {charges} de charges par mois, garantie de trois mois.',
    'Nine-year commercial lease, charges of {charges} a month, three months’ deposit.',
    'Gewerbemietvertrag über neun Jahre, {charges} Nebenkosten im Monat, drei Monatsmieten Kaution.',
  ],
  [
    all(kind('office'), rent),
    'Beschikbaar als klassiek contract 3-6-9; de huur is onderworpen aan onroerende voorheffing, pro rata.',
    'Bail classique 3-6-9 ; le précompte immobilier est dû au prorata.',
    'Let on a classic 3-6-9 lease; the property tax is due pro rata.',
    'Klassischer Vertrag 3-6-9; die Grundsteuer fällt anteilig an.',
  ],
  [
    all(kind('garage', 'parking'), rent, onOffer),
    'Contract van een jaar, daarna per maand opzegbaar.',
    'Bail d’un an, ensuite résiliable de mois en mois.',
    'One-year lease, then a month’s notice on either side.',
    'Mietvertrag über ein Jahr, danach monatlich kündbar.',
  ],
  [
    all(kind('parking'), rent, onOffer),
    'U betaalt lasten noch provisie: enkel de huur en een maand waarborg.',
    'Ni charges ni provision : seulement le loyer et un mois de garantie.',
    'No charges, no advance: just the rent and one month’s deposit.',
    'Keine Nebenkosten, keine Vorauszahlung: nur die Miete und ein Monat Kaution.',
  ],
  [
    all(kind('garage', 'parking'), sale),
    'Syndickosten: {charges} per maand. Vrij bij de akte.',
    'Frais de syndic : {charges} par mois. Libre à l’acte.',
    'Service charge: {charges} a month. Vacant on completion.',
    'Hausgeld: {charges} im Monat. Frei bei Beurkundung.',
  ],
]);
