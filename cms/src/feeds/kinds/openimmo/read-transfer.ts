import type { Language } from '@agency/domain/languages';
import { readText } from '../../../listings/rules/snapshot-value';
import { findChild, findText, listChildren, type XmlElement } from '../../read-xml';
import type { MappedPicture } from '../mapping/build-item';
import { findValue, readFields, type Report } from '../mapping/read-fields';
import type { ResultBuilder } from '../mapping/result-builder';
import {
  openImmoCountries,
  openImmoDescriptions,
  openImmoFields,
  openImmoIgnored,
  openImmoPrices,
  openImmoStates,
  openImmoTexts,
  openImmoTypes,
} from './openimmo-fields';

/** Reads one file into the result; true when it says that it is everything there is. */
export function readTransfer(
  root: XmlElement,
  language: Language,
  file: string,
  result: ResultBuilder,
): boolean {
  const transfer = findChild(root, 'uebertragung');
  const isFull = transfer?.attributes.umfang?.toUpperCase() === 'VOLL';
  result.startFile(isFull);
  for (const provider of listChildren(root, 'anbieter')) {
    for (const [index, object] of listChildren(provider, 'immobilie').entries()) {
      const id = findText(object, 'verwaltung_techn', 'objektnr_extern');
      const stable = findText(object, 'verwaltung_techn', 'openimmo_obid') ?? id;
      if (stable === null) result.reportFor(`${file} ${index + 1}`)('openimmo_obid', 'is missing');
      else readObject(object, stable, id, { language, file, result });
    }
  }
  return isFull;
}

interface Place {
  language: Language;
  file: string;
  result: ResultBuilder;
}

function readObject(
  object: XmlElement,
  externalId: string,
  reference: string | null,
  { language, file, result }: Place,
): void {
  const action = findChild(findChild(object, 'verwaltung_techn'), 'aktion');
  if (action?.attributes.aktionart?.toUpperCase() === 'DELETE') {
    result.remove(externalId);
    return;
  }
  const report = result.reportFor(externalId);
  const record = toRecord(object);
  reportUnread(record, '', report);
  const offer = readOffer(object, report);
  const facts = {
    ...readFields(record, openImmoFields, report),
    ...readFields(record, openImmoPrices[offer.Goal ?? -1] ?? [], report),
  };
  const texts = readFields(record, openImmoTexts, report);
  const description = openImmoDescriptions
    .map((from) => readText(findValue(record, from)))
    .filter((part) => part !== null)
    .join('\n\n');
  result.add({
    externalId,
    reference: reference ?? undefined,
    country: readCountry(object),
    facts: {
      ...facts,
      ...offer,
      ...readType(object, report),
      PublishPrice:
        !isPriceOnRequest(object) && facts.Price !== undefined && isEuro(object, report),
    },
    texts: { [language]: { ...texts, ...(description ? { Description: description } : {}) } },
    pictures: readPictures(object, externalId, file),
  });
}

interface Offer {
  Goal?: number;
  Status: number;
  Marquee?: number;
}

function readCountry(object: XmlElement): string | null {
  const code = findChild(findChild(object, 'geo'), 'land')?.attributes.iso_land ?? null;
  return code === null ? null : (openImmoCountries[code.toUpperCase()] ?? code);
}

function isEuro(object: XmlElement, report: Report): boolean {
  const code = findChild(findChild(object, 'preise'), 'waehrung')?.attributes.iso_waehrung ?? 'EUR';
  if (code !== 'EUR') report('preise.waehrung', code);
  return code === 'EUR';
}

/** An element of its own, or an attribute of the amount. */
function isPriceOnRequest(object: XmlElement): boolean {
  const prices = findChild(object, 'preise');
  return [
    ...['kaufpreis_auf_anfrage', 'auf_anfrage'].map((name) => findText(prices, name)),
    findChild(prices, 'kaufpreis')?.attributes.auf_anfrage,
  ].some(isTrue);
}

const isTrue = (given: string | null | undefined): boolean => /^(true|1)$/i.test(given ?? '');

/** Sale or rent, and how far it is. Of a home that is offered for both, the sale, which is reported. */
function readOffer(object: XmlElement, report: Report): Offer {
  const kinds =
    findChild(findChild(object, 'objektkategorie'), 'vermarktungsart')?.attributes ?? {};
  const isLet = isTrue(kinds.MIETE_PACHT);
  const goal = isTrue(kinds.KAUF) ? 0 : isLet ? 1 : null;
  if (goal === 0 && isLet) report('objektkategorie.vermarktungsart', 'KAUF, MIETE_PACHT');
  const condition = findChild(findChild(object, 'zustand_angaben'), 'verkaufstatus');
  const stand = condition?.attributes.stand?.toUpperCase() ?? 'OFFEN';
  const sold = stand === 'VERKAUFT' && goal === 1 ? 'VERMIETET' : stand;
  const state = openImmoStates[sold];
  if (state === undefined) report('zustand_angaben.verkaufstatus', stand);
  return { ...(goal === null ? {} : { Goal: goal }), ...(state ?? { Status: 5 }) };
}

function readType(object: XmlElement, report: Report): Record<string, string> {
  const kinds = findChild(findChild(object, 'objektkategorie'), 'objektart')?.children ?? [];
  const known = kinds.flatMap(({ name }) => openImmoTypes[name] ?? []);
  for (const { name } of kinds) {
    if (openImmoTypes[name] === undefined) report('objektkategorie.objektart', name);
  }
  return known.length > 0 ? { WebIDs: [...new Set(known)].join(', ') } : {};
}

function readPictures(object: XmlElement, externalId: string, file: string): MappedPicture[] {
  return listChildren(findChild(object, 'anhaenge'), 'anhang').flatMap((attachment, index) => {
    const group = attachment.attributes.gruppe?.toUpperCase() ?? 'BILD';
    const source = findText(attachment, 'daten', 'pfad');
    const isPlan = group === 'GRUNDRISS';
    if (
      source === null ||
      !(isPlan || ['BILD', 'TITELBILD', 'INNENANSICHTEN', 'AUSSENANSICHTEN'].includes(group))
    ) {
      return [];
    }
    const isRemote = /^https?:\/\//i.test(source);
    const title = findText(attachment, 'anhangtitel');
    return [
      {
        ID: `${externalId}-${index + 1}`.slice(-40),
        Url: isRemote
          ? source
          : `archive:${encodeURIComponent(file)}#${encodeURIComponent(source)}`,
        Changed: findText(attachment, 'check', 'checksum') ?? `${file} ${source}`,
        Kind: isPlan ? ('plan' as const) : ('photo' as const),
        ...(title === null ? {} : { names: { '': title } }),
      },
    ];
  });
}

const READ: ReadonlySet<string> = new Set([
  ...[...openImmoFields, ...Object.values(openImmoPrices).flat(), ...openImmoTexts].map(
    ({ from }) => from.replace(/\.@.*$/, ''),
  ),
  ...openImmoDescriptions,
]);

/** Names the elements that nobody reads, by their paths alone. */
function reportUnread(record: Record<string, unknown>, prefix: string, report: Report): void {
  for (const [name, value] of Object.entries(record)) {
    const at = `${prefix}${name}`;
    if (name.startsWith('@') || openImmoIgnored.has(at) || READ.has(at)) continue;
    if (
      typeof value === 'object' &&
      value !== null &&
      Object.keys(value).some((key) => !key.startsWith('@'))
    ) {
      reportUnread(value as Record<string, unknown>, `${at}.`, report);
    } else if (value !== '' && value !== 'false' && value !== '0') report(at, null);
  }
}

/** Elements of which an attribute is read; of any other with text and attributes, the text is. */
const READ_BY_ATTRIBUTE: ReadonlySet<string> = new Set(
  openImmoFields.flatMap(({ from }) => /([^.]+)\.@/.exec(from)?.[1] ?? []),
);

function toRecord(element: XmlElement): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(element.attributes)) record[`@${name}`] = value;
  for (const child of element.children) {
    const hasText = child.text !== '' && !READ_BY_ATTRIBUTE.has(child.name);
    const isPlain =
      child.children.length === 0 && (hasText || Object.keys(child.attributes).length === 0);
    record[child.name] ??= isPlain ? child.text : toRecord(child);
  }
  return record;
}
