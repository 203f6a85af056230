import { exportSoftware } from '@agency/domain/export-software';
import type { Language } from '@agency/domain/languages';
import { readText } from '../../../listings/rules/snapshot-value';
import { findChild, findText, listChildren, type XmlElement } from '../../read-xml';
import type { MappedPicture } from '../mapping/build-item';
import { findValue, readFields, type Report } from '../mapping/read-fields';
import type { ResultBuilder } from '../mapping/result-builder';
import {
  openImmoActions,
  openImmoCountries,
  openImmoDescriptions,
  openImmoFields,
  openImmoIgnored,
  openImmoLegalLine,
  openImmoPrices,
  openImmoStates,
  openImmoSubTypes,
  openImmoTexts,
  openImmoTypes,
  writeDay,
} from './openimmo-fields';

interface Transfer {
  language: Language;
  /** True for this site's own export, whose legal line repeats facts of its own. */
  isOwnExport: boolean;
  file: string;
  result: ResultBuilder;
  now: Date;
  /**
   * Returns a value that changes with the content of a picture in the archive; null if it is
   * missing.
   */
  findFingerprint(picture: string): string | null;
}

export function isFullTransfer(root: XmlElement): boolean {
  return findChild(root, 'uebertragung')?.attributes.umfang?.toUpperCase() === 'VOLL';
}

export function readTransfer(root: XmlElement, given: Omit<Transfer, 'isOwnExport'>): void {
  const { file, result } = given;
  const { sendersoftware } = findChild(root, 'uebertragung')?.attributes ?? {};
  const transfer = { ...given, isOwnExport: sendersoftware === exportSoftware };
  result.startFile(isFullTransfer(root));
  for (const provider of listChildren(root, 'anbieter')) {
    for (const [index, object] of listChildren(provider, 'immobilie').entries()) {
      const id = findText(object, 'verwaltung_techn', 'objektnr_extern');
      const stable = findText(object, 'verwaltung_techn', 'openimmo_obid') ?? id;
      if (stable === null) result.reportFor(`${file} ${index + 1}`)('openimmo_obid', 'is missing');
      else readObject(object, stable, id, transfer);
    }
  }
}

function readObject(
  object: XmlElement,
  externalId: string,
  reference: string | null,
  transfer: Transfer,
): void {
  const { language, isOwnExport, result } = transfer;
  const offer = readOffer(object, externalId, transfer);
  if (offer === null) return;
  const report = result.reportFor(externalId);
  const record = toRecord(object);
  reportUnread(record, '', report);
  const facts = {
    ...readFields(record, openImmoFields, report),
    ...readFields(record, openImmoPrices[offer.Goal ?? -1] ?? [], report),
  };
  const texts = readFields(record, openImmoTexts, report);
  const description = openImmoDescriptions
    .filter((from) => !(isOwnExport && from === openImmoLegalLine))
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
        !isPriceOnRequest(object) &&
        isMonthly(object, offer, report) &&
        facts.Price !== undefined &&
        isEuro(object, report),
    },
    texts: { [language]: { ...texts, ...(description ? { Description: description } : {}) } },
    pictures: readPictures(object, externalId, transfer),
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

/** Rents per day, week or year are not those of homes to let. */
function isMonthly(object: XmlElement, { Goal }: Offer, report: Report): boolean {
  const period = findChild(findChild(object, 'preise'), 'preis_zeiteinheit');
  const unit = period?.attributes.zeiteinheit?.toUpperCase() ?? 'MONAT';
  if (Goal !== 1 || unit === 'MONAT') return true;
  report('preise.preis_zeiteinheit', unit);
  return false;
}

/** Either an element or an attribute of the amount. */
function isPriceOnRequest(object: XmlElement): boolean {
  const prices = findChild(object, 'preise');
  return [
    ...['kaufpreis_auf_anfrage', 'auf_anfrage'].map((name) => findText(prices, name)),
    findChild(prices, 'kaufpreis')?.attributes.auf_anfrage,
  ].some(isTrue);
}

const isTrue = (given: string | null | undefined): boolean => /^(true|1)$/i.test(given ?? '');

/**
 * Returns goal and state; null if not on offer. For an object offered for both, the sale is used
 * and this is reported.
 */
function readOffer(
  object: XmlElement,
  externalId: string,
  { result, now }: Transfer,
): Offer | null {
  const technical = findChild(object, 'verwaltung_techn');
  const { aktionart = 'CHANGE' } = findChild(technical, 'aktion')?.attributes ?? {};
  const action = aktionart.toUpperCase();
  if (!result.readState(externalId, 'verwaltung_techn.aktion', action, openImmoActions))
    return null;
  const report = result.reportFor(externalId);
  if (!isActive(technical, now, report)) {
    result.remove(externalId);
    return null;
  }
  const kinds =
    findChild(findChild(object, 'objektkategorie'), 'vermarktungsart')?.attributes ?? {};
  const isLet = isTrue(kinds.MIETE_PACHT);
  const goal = isTrue(kinds.KAUF) ? 0 : isLet ? 1 : null;
  if (goal === 0 && isLet) report('objektkategorie.vermarktungsart', 'KAUF, MIETE_PACHT');
  const condition = findChild(findChild(object, 'zustand_angaben'), 'verkaufstatus');
  const stand = condition?.attributes.stand?.toUpperCase() ?? 'OFFEN';
  const sold = stand === 'VERKAUFT' && goal === 1 ? 'VERMIETET' : stand;
  const field = 'zustand_angaben.verkaufstatus';
  const state = result.readState(externalId, field, sold, openImmoStates);
  return state && { ...(goal === null ? {} : { Goal: goal }), ...state };
}

/** Reports whether today is within the dates of an advertisement; reports one that starts later. */
function isActive(technical: XmlElement | null, now: Date, report: Report): boolean {
  const today = now.toISOString().slice(0, 10);
  const [from = today, until = today] = ['aktiv_von', 'aktiv_bis'].map((name) => {
    const given = findText(technical, name);
    return given === null ? undefined : writeDay(given).slice(0, 10);
  });
  if (from > today) report('verwaltung_techn.aktiv_von', from);
  return from <= today && until >= today;
}

function readType(object: XmlElement, report: Report): Record<string, string> {
  const kinds = findChild(findChild(object, 'objektkategorie'), 'objektart')?.children ?? [];
  const known = kinds.flatMap(({ name, attributes }) => {
    const finer = openImmoSubTypes.find(([attribute, value]) => attributes[attribute] === value);
    return finer?.[2] ?? openImmoTypes[name] ?? [];
  });
  for (const { name } of kinds) {
    if (openImmoTypes[name] === undefined) report('objektkategorie.objektart', name);
  }
  return known.length > 0 ? { WebIDs: [...new Set(known)].join(', ') } : {};
}

function readPictures(
  object: XmlElement,
  externalId: string,
  { file, findFingerprint }: Transfer,
): MappedPicture[] {
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
        // Without the file name: the same home in another file has not changed.
        Changed: (isRemote ? null : findFingerprint(source)) ?? findChecksum(attachment) ?? source,
        Kind: isPlan ? ('plan' as const) : ('photo' as const),
        ...(title === null ? {} : { names: { '': title } }),
      },
    ];
  });
}

/** Returns the sender's checksum of a picture; null without one. */
function findChecksum(attachment: XmlElement): string | null {
  const check = findChild(attachment, 'check');
  return findText(check, 'checksum') ?? (check?.text || null);
}

const READ: ReadonlySet<string> = new Set([
  ...[...openImmoFields, ...Object.values(openImmoPrices).flat(), ...openImmoTexts].map(
    ({ from }) => from.replace(/\.@.*$/, ''),
  ),
  ...openImmoDescriptions,
]);

/** Reports unknown elements by path only. */
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

/**
 * Elements with a relevant attribute; for other elements with text and attributes, the text is
 * used.
 */
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
