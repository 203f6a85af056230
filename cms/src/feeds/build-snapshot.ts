import { languages, type Language } from '@agency/domain/languages';
import type { WithheldAddress } from '../listings/import/records/hidden-address';
import type { LanguageRecords, PortalRecords, Snapshot } from '../listings/import/read-snapshot';
import type { FeedItem, FeedResult } from './feed-kind';
import { listDefaultTypes } from './default-types';

const noPortal: PortalRecords = {
  owners: null,
  communications: null,
  onlinemedia: null,
  appearances: null,
  agents: null,
  offices: null,
};

/**
 * Converts the records of a source to a snapshot in format 1. `hasTypes`: the CMS already has
 * property types, so none are added.
 */
export function buildSnapshot(
  { listings, projects }: Pick<FeedResult, 'listings' | 'projects'>,
  { hasTypes }: { hasTypes: boolean },
): Snapshot {
  const items = [...listings, ...projects];
  const given = languages.filter((language) => items.some(({ records }) => records[language]));
  const build = (language: Language): LanguageRecords => ({
    properties: listRecords(listings, language),
    projects: listRecords(projects, language),
    types: hasTypes ? [] : listDefaultTypes(language),
    tree: [],
    citys: [],
  });
  const named = hasTypes ? given : languages;
  return {
    languages: [...named],
    records: Object.fromEntries(named.map((language) => [language, build(language)])),
    portal: noPortal,
  };
}

export function listReferences(listings: readonly FeedItem[]): Map<string, string> {
  return new Map(
    listings.map(({ externalId, reference }) => [externalId, reference ?? externalId]),
  );
}

/** Returns hidden addresses by the source's ids of listings and projects. */
export function listWithheld({
  listings,
  projects,
}: Pick<FeedResult, 'listings' | 'projects'>): Map<string, WithheldAddress> {
  return new Map(
    [...listings, ...projects].flatMap(({ externalId, withheld }) =>
      withheld ? [[externalId, withheld]] : [],
    ),
  );
}

function listRecords(items: readonly FeedItem[], language: Language): unknown[] {
  return items.flatMap(({ externalId, records }) => {
    const record = records[language];
    return record ? [{ ...record, ID: externalId }] : [];
  });
}
