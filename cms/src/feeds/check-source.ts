import { isDeepStrictEqual } from 'node:util';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { isRecord } from '../platform/rules/is-record';
import { refuseField } from '../platform/validation/refusal';
import { checkSettings, refuseProblems } from './fields/check-fields';
import { findKind } from './find-kind';
import { deleteSecrets } from './secrets/secret-rows';
import { findActor, recordChange } from './source-changes';
import { SOURCE, type Source } from './sources';

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const KEY_LENGTH = 20;
/** Tables with rows of a source, by its key. */
const tables = ['feed_states', 'feed_events', 'feed_addresses', 'feed_aside'];
const logged = [
  ...(['name', 'everyMinutes', 'enabled', 'paused', 'sendLeads', 'leadAddress'] as const),
];

/**
 * Validates sources on every write: the key is immutable, settings are checked by
 * their kind. Stored secrets are deleted with their source, and when it gets another system or host.
 * Records who changed what.
 */
export function checkSources(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const { uid, action, params } = context as {
      uid: string;
      action: string;
      params: { documentId?: string; data?: Partial<Source> };
    };
    const isWrite = ['create', 'update', 'clone', 'delete'].includes(action);
    if (uid !== SOURCE || !isWrite) return next();
    return strapi.db.transaction(async ({ trx }: { trx: Knex.Transaction }) => {
      const { documentId, data = {} } = params;
      const known = (
        documentId ? await strapi.db.query(SOURCE).findOne({ where: { documentId } }) : null
      ) as Source | null;
      if (action === 'delete') {
        const result = await next();
        if (known) await forgetSource(trx, known.key, findActor(strapi));
        return result;
      }
      const before = action === 'update' ? known : null;
      const after = checkSource(data, before);
      const result = await next();
      if (before && isElsewhere(before, after)) await deleteSecrets(trx, before.key);
      const fields = listChanged(before, after);
      const act = before ? 'changed' : 'created';
      if (fields.length > 0 || !before) {
        await recordChange(trx, after.key ?? '', findActor(strapi), { act, fields });
      }
      return result;
    }) as never;
  });
}

/** Reports whether a text can be the key of a feed. */
export function isKey(text: string): boolean {
  return KEY.test(text) && text.length <= KEY_LENGTH;
}

/**
 * Reports whether secrets would be sent to another host or system than the one they were written
 * for, which would disclose them.
 */
export function isElsewhere(before: Partial<Source>, after: Partial<Source>): boolean {
  return before.kind !== after.kind || !isDeepStrictEqual(listHosts(before), listHosts(after));
}

function checkSource(data: Partial<Source>, known: Source | null): Partial<Source> {
  const given = { ...known, ...data };
  const { key, kind } = given;
  if (!key || !isKey(key)) {
    throw refuseField('key', 'feed.key');
  }
  if (known && key !== known.key) {
    throw refuseField('key', 'feed.keyStays');
  }
  const found = kind ? findKind(kind) : null;
  if (!found) throw refuseField('kind', 'feed.kind');
  const settings = parseSettings(given.settings) ?? {};
  if (!isRecord(settings)) throw refuseField('settings', 'feed.json');
  refuseProblems(checkSettings(found.fields, settings, 'settings'));
  return { ...given, settings };
}

/** The content manager sends JSON as text. */
function parseSettings(settings: unknown): unknown {
  if (typeof settings !== 'string') return settings;
  try {
    return JSON.parse(settings.trim() || '{}') as unknown;
  } catch {
    throw refuseField('settings', 'feed.json');
  }
}

function listHosts({ kind, settings }: Partial<Source>): string[] {
  const found = findKind(kind ?? '');
  const given = parseSettings(settings);
  const addresses = Object.entries(found?.fields ?? {}).filter(
    ([, { input }]) => input === 'address',
  );
  return addresses.map(([name, { initial }]) => {
    const url = (isRecord(given) ? given[name] : undefined) ?? initial;
    return typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : '';
  });
}

/**
 * Lists the names of fields whose values differ; settings by their own names. A value that is
 * written for the first time and is the initial one changes nothing.
 */
function listChanged(before: Partial<Source> | null, after: Partial<Source>): string[] {
  const own = completeSettings(after.kind, before?.settings);
  const given = completeSettings(after.kind, after.settings);
  const names = [...new Set([...Object.keys(own), ...Object.keys(given)])];
  const changed = names.filter((name) => !isDeepStrictEqual(own[name], given[name]));
  const isSet = (value: unknown): boolean => ![undefined, null, false].includes(value as never);
  const rest = logged.filter((name) =>
    before ? (before[name] ?? null) !== (after[name] ?? null) : isSet(after[name]),
  );
  return [...rest, ...changed];
}

function completeSettings(kind: string | undefined, settings: unknown): Record<string, unknown> {
  const given = isRecord(settings) ? settings : {};
  const { data } = findKind(kind ?? '')?.settings.safeParse(given) ?? {};
  return isRecord(data) ? data : given;
}

async function forgetSource(trx: Knex, key: string, staff: number | null): Promise<void> {
  await deleteSecrets(trx, key);
  for (const table of tables) await trx(table).where({ source: key }).delete();
  await recordChange(trx, key, staff, { act: 'removed', fields: [] });
}
