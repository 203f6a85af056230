import type { Core } from '@strapi/strapi';
import { findAdvertRule } from '@agency/domain/advert';
import { agencyDay } from '../../platform/rules/agency-time';
import { nameColleagues } from '../../platform/staff/colleagues';
import { refuseMissing } from '../../platform/validation/refusal';
import { CORRECTIONS, type CorrectionRow } from '../additions/addition-tables';
import { readLegalFacts } from '../additions/load-additions';
import { findColumns } from '../../platform/database/document-columns';
import type { FieldKind } from '../rules/listing-fields';
import { legalFields } from './legal-fields';
import { listProjectListings } from './save-legal-facts';

const LISTING = 'api::listing.listing';

type Value = string | number | boolean;

export interface LegalFactAnswer {
  attribute: string;
  /** Its name in the snapshot format. */
  source: string;
  kind: FieldKind;
  /** Its label in the schema. */
  label: string;
  /** Value of the import, or of the form of a listing by hand. */
  imported: Value | null;
  own: {
    value: Value;
    until: string | null;
    isOver: boolean;
    savedBy: string | null;
    savedAt: string;
  } | null;
  /** A rule wants it in the advert, and the site cannot say it. */
  isMissing: boolean;
}

export interface ListingLegalFacts {
  reference: string;
  name: string;
  isHeld: boolean;
  facts: LegalFactAnswer[];
}

/** Returns the legal facts of a listing with what the import says; 404 if none exists. */
export async function findLegalFacts(
  strapi: Core.Strapi,
  listing: string,
  now: Date,
): Promise<ListingLegalFacts> {
  const { connection } = strapi.db;
  const row = (await connection('listings').where({ document_id: listing }).first()) as
    Record<string, unknown> | undefined;
  if (!row) throw refuseMissing('gone.listing');
  const correction = (await connection(CORRECTIONS).where({ listing }).first()) as
    CorrectionRow | undefined;
  const written = correction ? readLegalFacts(correction) : {};
  const names = await nameColleagues(
    strapi,
    Object.values(written).map(({ savedBy }) => savedBy),
  );
  const columns = findColumns(strapi, LISTING);
  const missing = listMissing(row.law_rules);
  const today = agencyDay(now);
  return {
    reference: String(row.reference),
    name: String(row.name ?? ''),
    isHeld: Boolean(row.held_back),
    facts: legalFields.map(({ attribute, source, kind }) => {
      const own = written[attribute];
      return {
        attribute,
        source,
        kind,
        label: findLabel(strapi, attribute),
        imported: readValue(row[columns.get(attribute) ?? attribute], kind),
        isMissing: missing.includes(attribute),
        own: own
          ? {
              value: own.value,
              until: own.until,
              isOver: own.until !== null && own.until < today,
              savedBy: names.get(own.savedBy) ?? null,
              savedAt: new Date(own.savedAt).toISOString(),
            }
          : null,
      };
    }),
  };
}

export interface ListingGaps {
  listing: string;
  reference: string;
  name: string;
  /** Labels of what is missing. */
  missing: string[];
  isHeld: boolean;
}

export interface LegalOverview {
  listings: ListingGaps[];
  /** Projects with listings on offer. */
  projects: { documentId: string; reference: string }[];
  /** The fields that can be written for several listings at once. */
  fields: Pick<LegalFactAnswer, 'attribute' | 'source' | 'kind' | 'label'>[];
}

const mostListed = 500;

/** Lists what adverts lack, by listing; with a project, all of its listings. */
export async function findOverview(
  strapi: Core.Strapi,
  project: string | null,
): Promise<LegalOverview> {
  const { connection } = strapi.db;
  const rows = connection('listings').orderBy('reference').limit(mostListed);
  if (project) rows.whereIn('document_id', await listProjectListings(strapi, project));
  else rows.whereNotNull('law_missing');
  const listings = (await rows.select({
    listing: 'document_id',
    reference: 'reference',
    name: 'name',
    missing: 'law_missing',
    held: 'held_back',
  })) as Record<'listing' | 'reference' | 'name' | 'missing' | 'held', string | null>[];
  return {
    listings: listings.map(({ listing, reference, name, missing, held }) => ({
      listing: String(listing),
      reference: String(reference),
      name: name ?? '',
      missing: missing?.split(', ') ?? [],
      isHeld: held !== null,
    })),
    projects: (await connection('projects')
      .where({ state: 'active' })
      .orderBy('reference')
      .select({ documentId: 'document_id', reference: 'reference' })) as LegalOverview['projects'],
    fields: legalFields.map(({ attribute, source, kind }) => ({
      attribute,
      source,
      kind,
      label: findLabel(strapi, attribute),
    })),
  };
}

function listMissing(rules: unknown): string[] {
  const ids = typeof rules === 'string' ? rules.split(' ') : [];
  return ids.flatMap((id) => findAdvertRule(id)?.fields ?? []);
}

function findLabel(strapi: Core.Strapi, attribute: string): string {
  const { attributes } = strapi.contentType(LISTING as never) as unknown as {
    attributes: Record<string, { pluginOptions?: { editor?: { label?: string } } }>;
  };
  return attributes[attribute]?.pluginOptions?.editor?.label ?? attribute;
}

/** Converts a stored value, which depends on the database, to that of the snapshot format. */
function readValue(value: unknown, kind: FieldKind): Value | null {
  if (value === null || value === undefined || value === '') return null;
  if (kind === 'flag') return Boolean(value);
  if (kind === 'date') return agencyDay(new Date(value as string | number | Date));
  return kind === 'text' ? String(value as string) : Number(value);
}
