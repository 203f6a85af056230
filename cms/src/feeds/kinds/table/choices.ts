import { TYPES } from '../mapping/type-words';
import { foldWords } from './read-values';

/** Values of a choice by the words that exports use, folded and separated by `|`. */
type Words = Readonly<Record<string, string>>;

const sale =
  'vente|a vendre|vendre|ventes|te koop|koop|verkoop|verkopen|for sale|sale|sell|buy|kauf|verkauf|zu verkaufen|zum kauf|kaufen|achat|acheter|aankoop|kaufobjekt';
const rent =
  'location|a louer|louer|loyer|locations|te huur|huur|verhuur|verhuren|huren|rent|for rent|to rent|rental|to let|let|letting|lease|miete|vermietung|zu vermieten|zur miete|mieten|vermieten|mietobjekt';
const option =
  'option|sous option|en option|in optie|optie|onder optie|under option|under offer|sous offre|sous compromis|compromis|reserviert|reserve|gereserveerd|reserved|onder bod|verkocht onder voorbehoud|vov|sale agreed|sstc';
const sold = 'vendu|verkocht|sold|verkauft|vendue';
const rented = 'loue|verhuurd|rented|let agreed|vermietet|louee';
const active =
  'actif|active|actief|aktiv|disponible|beschikbaar|available|verfugbar|frei|libre|vrij|en ligne|online|publie|gepubliceerd|published|on market|in verkoop|in portefeuille|offen|open|veroffentlicht|vermarktung|en cours|lopend|laufend|live|nouveau|nieuw|new|neu';
const hidden =
  'retire|ingetrokken|withdrawn|brouillon|concept|draft|entwurf|inactif|inactive|inactief|inaktiv|archive|archived|gearchiveerd|archiviert|hors ligne|offline|estimation|schatting|prospect|suspendu|annule|cancelled|canceled|geannuleerd|storniert|zuruckgezogen|en pause|on hold|in voorbereiding|in vorbereitung|valuation|prive|geschatst|off market';

export const CHOICES = {
  Goal: { sale, rent },
  Status: { active, option, closed: `${sold}|${rented}|clos|cloture|closed|abgeschlossen`, hidden },
  Offer: {
    sale,
    rent,
    'sale-option': option,
    sold,
    rented,
    hidden,
  },
  WebIDs: {
    [TYPES.house]:
      'maison|huis|house|haus|villa|villas|woning|eengezinswoning|einfamilienhaus|reihenhaus|doppelhaushalfte|bungalow|fermette|ferme|hoeve|boerderij|farmhouse|bel etage|belle etage|bel etage woning|herenhuis|maison de maitre|townhouse|town house|stadthaus|rijwoning|halfopen|open bebouwing|halfopen bebouwing|gesloten bebouwing|chalet|cottage|chateau|kasteel|landhuis|maisons|huizen|detached|detached house|semi detached|semi detached house|terraced|terraced house|maison mitoyenne|maison de rangee|hotel de maitre|hotel particulier|mehrfamilienhaus|bauernhaus',
    [TYPES.apartment]:
      'appartement|appartements|appartementen|apartment|apartments|flat|flats|wohnung|wohnungen|etagenwohnung|eigentumswohnung|penthouse|duplex|triplex|loft|rez de chaussee|rdc|gelijkvloers|gelijkvloers appartement|maisonette|maisonnette|dachgeschosswohnung|erdgeschosswohnung|souterrainwohnung|terrassenwohnung|assistentiewoning|serviceflat|dakappartement',
    [TYPES.studio]:
      'studio|studios|kot|studentenkamer|chambre etudiant|kamer|zimmer|einzimmerwohnung|flat studio|student room|apartment studio|kot etudiant',
    [TYPES.land]:
      'terrain|terrains|terrain a batir|grond|bouwgrond|land|plot|building plot|building land|grundstuck|baugrundstuck|bauland|terrain agricole|landbouwgrond|bos|bois|perceel|weide|wald|ackerland|lot|terrain industriel',
    [TYPES.income]:
      'immeuble de rapport|immeuble|opbrengsteigendom|opbrengstpand|income property|investment property|investment|investering|renditeobjekt|zinshaus|investissement|appartementsgebouw|apartment building|anlageobjekt|wohn und geschaftshaus|immeuble mixte|immeuble a appartements|meergezinswoning|gemengd gebouw',
    [TYPES.commercial]:
      'commerce|handelspand|commercial|commercial premises|shop|retail|winkel|bureau|bureaux|kantoor|kantoren|office|offices|buro|burozimmer|laden|ladenlokal|gewerbe|gewerbeobjekt|espace commercial|fonds de commerce|rez commercial|entrepot|magazijn|warehouse|lager|lagerhalle|horeca|restaurant|industriegebouw|industriel|industrial|bedrijfsgebouw|bedrijfsvastgoed|handelshuis|praxis|commerciele ruimte|surface commerciale|gastronomie|halle|local commercial',
    [TYPES.garage]:
      'garage|garages|parking|box|garagebox|staanplaats|autostaanplaats|parkeerplaats|parking space|stellplatz|tiefgaragenstellplatz|emplacement|emplacement de parking|place de parking|garage box|carport|box garage|tiefgarage',
  },
  country: {
    BE: 'belgique|belgie|belgium|belgien|be|b|bel',
    LU: 'luxembourg|luxemburg|grand duche de luxembourg|lu|l|lux|gd luxembourg',
  },
} as const satisfies Readonly<Record<string, Words>>;

const byWord = new Map(
  Object.entries(CHOICES).map(([field, words]: [string, Words]) => [
    field,
    new Map(
      Object.entries(words).flatMap(([choice, list]) =>
        list.split('|').map((word): [string, string] => [word, choice]),
      ),
    ),
  ]),
);

export function listChoices(field: string): string[] {
  return Object.keys((CHOICES as Readonly<Record<string, Words>>)[field] ?? {});
}

/**
 * Returns the choice that a value of a file means; null if its words are unknown. Words around
 * a known one do not count: `Appartement neuf` is not guessed.
 */
export function suggestChoice(field: string, value: string): string | null {
  const words = byWord.get(field);
  const folded = foldWords(value);
  const known = words?.get(folded) ?? words?.get(folded.replace(/ ?\d+$/, ''));
  if (known !== undefined || field !== 'WebIDs') return known ?? null;
  // `Appartement - Duplex`, `Maison/Villa`: every part has to mean the same.
  const parts = value.split(/[/,|>–]| - /).map((part) => words?.get(foldWords(part)));
  const [first] = parts;
  return parts.length > 1 && parts.every((part) => part === first) ? (first ?? null) : null;
}
