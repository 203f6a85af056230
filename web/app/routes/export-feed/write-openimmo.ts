import { agencyTimeZone } from '@agency/domain/day';
import { exportSoftware } from '@agency/domain/export-software';
import { boxWords, type Language } from '@agency/domain/languages';
import type { ExportedListing } from './exported-listing';
import { element, wrap } from './write-kyero';

const types: Readonly<Record<string, string>> = {
  1: '<haus/>',
  2: '<wohnung/>',
  3: '<wohnung wohnungtyp="APARTMENT"/>',
  4: '<grundstueck/>',
  5: '<zinshaus_renditeobjekt/>',
  6: '<einzelhandel/>',
  7: '<parken/>',
};
const countries = { BE: 'BEL', LU: 'LUX' };
const numbered = new RegExp(
  `^(.*?\\D)\\s(\\d\\S*(?:\\s(?:${Object.values(boxWords).join('|')})\\s.+)?)$`,
);
/** A date in the agency's time zone in XML format. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: agencyTimeZone });

/** Writes all listings in OpenImmo 1.2.7 in one language. */
export function writeOpenImmo(
  listings: readonly ExportedListing[],
  { agency, language, now }: { agency: string; language: Language; now: Date },
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<openimmo>',
    '<uebertragung art="ONLINE" umfang="VOLL" modus="NEW" version="1.2.7" ' +
      `sendersoftware="${exportSoftware}" senderversion="1" timestamp="${now.toISOString().slice(0, 19)}"/>`,
    `<anbieter>${element('firma', agency) ?? '<firma/>'}`,
    ...listings.flatMap((listing) => writeObject(listing, language) ?? []),
    '</anbieter></openimmo>',
  ].join('\n');
}

function writeObject(listing: ExportedListing, language: Language): string | null {
  const type = types[listing.typeId];
  if (type === undefined) return null;
  const { facts, goal, place } = listing;
  const isSale = goal === 'sale';
  const address = listing.address ?? '';
  const [, street = address, number] = numbered.exec(address) ?? [];
  return wrap('immobilie', [
    wrap('objektkategorie', [
      `<vermarktungsart KAUF="${isSale}" MIETE_PACHT="${!isSale}"/>`,
      `<objektart>${type}</objektart>`,
    ]),
    wrap('geo', [
      element('plz', listing.zip),
      element('ort', listing.city),
      place && `<geokoordinaten breitengrad="${place.latitude}" laengengrad="${place.longitude}"/>`,
      element('strasse', street),
      element('hausnummer', number),
      `<land iso_land="${countries[listing.country]}"/>`,
      element('etage', facts.floor),
      element('anzahl_etagen', facts.floors),
    ]),
    wrap('preise', [
      writePrice(listing.price, isSale ? 'kaufpreis' : 'nettokaltmiete'),
      element('nebenkosten', facts.chargesRenter),
      element('hausgeld', facts.chargesOwner),
      element('kaution', listing.price === null ? null : facts.depositAmount),
      '<waehrung iso_waehrung="EUR"/>',
    ]),
    wrap('flaechen', [
      element('wohnflaeche', listing.livingArea),
      element('gesamtflaeche', facts.totalArea),
      element('grundstuecksflaeche', listing.groundArea),
      element('gartenflaeche', facts.gardenArea),
      element('balkon_terrasse_flaeche', facts.terraceArea),
      element('anzahl_schlafzimmer', listing.bedrooms),
      element('anzahl_badezimmer', facts.bathrooms),
      element('anzahl_sep_wc', facts.toilets),
      element('anzahl_stellplaetze', facts.parkings),
    ]),
    wrap('zustand_angaben', [
      element('baujahr', facts.constructionYear),
      element('letztemodernisierung', facts.renovationYear),
      wrap('energiepass', [
        element('gueltig_bis', facts.epcExpiresAt && day.format(new Date(facts.epcExpiresAt))),
        element('endenergiebedarf', facts.energyPerformance),
        element('wertklasse', listing.energyLabel),
      ]),
      `<verkaufstatus stand="${listing.isReserved ? 'RESERVIERT' : 'OFFEN'}"/>`,
    ]),
    wrap('freitexte', [
      element('objekttitel', listing.titles[language]),
      element('objektbeschreibung', listing.descriptions[language]),
      element('sonstige_angaben', listing.adverts[language]),
    ]),
    wrap('anhaenge', listing.pictures.map(writePicture)),
    wrap('verwaltung_objekt', [
      element('objektadresse_freigeben', String(listing.address !== null)),
    ]),
    wrap('verwaltung_techn', [
      element('objektnr_extern', listing.id),
      '<aktion aktionart="CHANGE"/>',
      element('openimmo_obid', listing.id),
    ]),
  ]);
}

function writePrice(price: number | null, name: string): string {
  return price === null ? `<${name} auf_anfrage="true">0</${name}>` : `<${name}>${price}</${name}>`;
}

function writePicture({ url, name, isPlan }: ExportedListing['pictures'][number]): string {
  const inner = [
    element('anhangtitel', name),
    '<format>image/jpeg</format>',
    wrap('daten', [element('pfad', url)]),
  ];
  return `<anhang location="REMOTE" gruppe="${isPlan ? 'GRUNDRISS' : 'BILD'}">${inner.filter(Boolean).join('')}</anhang>`;
}
