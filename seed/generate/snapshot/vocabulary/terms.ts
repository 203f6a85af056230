import { localize, type Localized } from '../language';
import type { Vocabulary } from './technical';

/** PriceUnit: 7 is `starting from`; rents are per month. */
export const PRICE_UNITS: Readonly<Record<number, Localized>> = {
  0: localize('', '', '', ''),
  2: localize('per maand', 'par mois', 'per month', 'pro Monat'),
  7: localize('vanaf', 'à partir de', 'starting from', 'ab'),
};

/** Marquee 0 shows nothing; 4 is sold or rented, depending on the goal. */
export const MARQUEES: Readonly<Record<string, Localized>> = {
  '0': localize('', '', '', ''),
  '1': localize('Nieuw', 'Nouveau', 'New', 'Neu'),
  '2': localize('Nieuwe prijs', 'Nouveau prix', 'New price', 'Neuer Preis'),
  '3': localize('Onder optie', 'Sous option', 'Under option', 'Reserviert'),
  sold: localize('Verkocht', 'Vendu', 'Sold', 'Verkauft'),
  rented: localize('Verhuurd', 'Loué', 'Let', 'Vermietet'),
};

export const AVAILABILITY: Vocabulary = {
  immediately: localize('Onmiddellijk', 'Immédiatement', 'Immediately', 'Sofort'),
  deed: localize('Bij de akte', 'À l’acte', 'On completion', 'Bei Beurkundung'),
  lease: localize(
    'Lopende huurovereenkomst',
    'Bail en cours',
    'Sitting tenant',
    'Laufender Mietvertrag',
  ),
  date: localize('Vanaf datum', 'À partir du', 'From date', 'Ab Datum'),
};

export const FLOOD_ZONE: Vocabulary = {
  none: localize(
    'Niet overstromingsgevoelig',
    'Non inondable',
    'Not prone to flooding',
    'Kein Überschwemmungsgebiet',
  ),
  possible: localize(
    'Mogelijk overstromingsgevoelig',
    'Zone potentiellement inondable',
    'Possibly prone to flooding',
    'Möglicherweise überschwemmungsgefährdet',
  ),
};

export const ASBESTOS: Vocabulary = {
  safe: localize('Asbestveilig', 'Sans risque amiante', 'Asbestos-safe', 'Asbestsicher'),
  present: localize(
    'Asbest aanwezig, zonder direct risico',
    'Amiante présent, sans risque direct',
    'Asbestos present, no direct risk',
    'Asbest vorhanden, kein direktes Risiko',
  ),
};

export const CERTIFICATE: Vocabulary = {
  compliant: localize('Conform', 'Conforme', 'Compliant', 'Konform'),
  'not-compliant': localize('Niet conform', 'Non conforme', 'Not compliant', 'Nicht konform'),
};

export const DOCUMENT: Vocabulary = {
  epc: localize('EPB-certificaat', 'Certificat PEB', 'Energy certificate', 'Energieausweis'),
  electricity: localize(
    'Keuring elektriciteit',
    'Contrôle électrique',
    'Electrical inspection',
    'Elektroprüfung',
  ),
  plan: localize('Plannen', 'Plans', 'Floor plans', 'Grundrisse'),
  soil: localize('Bodemattest', 'Attestation du sol', 'Soil certificate', 'Bodenbescheinigung'),
  meeting: localize(
    'Verslag algemene vergadering',
    'PV de l’assemblée générale',
    'Minutes of the owners’ meeting',
    'Protokoll der Eigentümerversammlung',
  ),
};
