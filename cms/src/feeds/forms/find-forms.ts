import type { Core } from '@strapi/strapi';
import { nameColleagues } from '../../platform/staff/colleagues';
import { isRecord } from '../../platform/rules/is-record';
import type { FeedKind } from '../feed-kind';
import type { FeedFields } from '../fields/declare-fields';
import type { FieldForm } from '../fields/field-form';
import { findKind, listKinds } from '../find-kind';
import { listSecrets } from '../list-feeds';
import { readStoredSecrets } from '../secrets/secret-rows';
import { listChanges } from '../source-changes';
import { listSources, type Source } from '../sources';
import type { FeedForm, KindForm, KindForms } from './form-responses';
import { sharedFields } from './shared-fields';

/** Returns the forms of all kinds. */
export async function listForms(strapi: Core.Strapi): Promise<KindForms> {
  return {
    kinds: listKinds().map(describeKind),
    shared: describeFields(sharedFields),
    keys: (await listSources(strapi)).map(({ key }) => key),
  };
}

/** Returns a feed as its form shows it. */
export async function findForm(strapi: Core.Strapi, source: Source): Promise<FeedForm> {
  const kind = findKind(source.kind);
  const stored = await readStoredSecrets(strapi.db.connection, source.key);
  const names = await nameColleagues(
    strapi,
    stored.map(({ changedBy }) => changedBy),
  );
  const secrets = kind ? await listSecrets(strapi, source, kind) : [];
  return {
    key: source.key,
    kind: source.kind,
    values: Object.fromEntries(
      Object.keys(sharedFields).map((name) => [name, source[name as keyof Source] ?? null]),
    ),
    settings: isRecord(source.settings) ? source.settings : {},
    secrets: secrets.map((secret) => {
      const row = stored.find(({ name }) => name === secret.name);
      const isShown = row !== undefined && secret.state !== 'environment';
      return {
        ...secret,
        changedAt: isShown ? row.changedAt.toISOString() : null,
        changedBy: isShown ? (names.get(row.changedBy ?? 0) ?? null) : null,
      };
    }),
    changes: await listChanges(strapi, source.key),
  };
}

function describeKind(kind: FeedKind): KindForm {
  const { key, fields, checkedAgainst, test, testNeeds = null, sendLead } = kind;
  return {
    key,
    fields: describeFields(fields),
    checkedAgainst,
    canTest: test !== undefined,
    testNeeds,
    takesLeads: sendLead !== undefined,
  };
}

function describeFields(fields: FeedFields): FieldForm[] {
  return Object.entries(fields).map(
    ([name, { input, isRequired, initial, choices, onlyWith, isRare }]) => {
      return { name, input, isRequired, initial, choices, onlyWith, isRare };
    },
  );
}
