import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { documentsOf } from '../../platform/database/documents';
import { refuse } from '../../platform/validation/refusal';
import { sayRefusal } from '../../platform/rules/refusals/say-refusal';
import { isElsewhere, isKey } from '../check-source';
import type { FeedKind } from '../feed-kind';
import {
  checkSecrets,
  checkSettings,
  isNeeded,
  nameProblem,
  refuseProblems,
  type FieldProblem,
} from '../fields/check-fields';
import { findKind } from '../find-kind';
import { listSecretNames, loadSecrets, nameVariable } from '../secrets/load-secrets';
import { deleteSecrets, writeSecrets } from '../secrets/secret-rows';
import { findActor, recordChange } from '../source-changes';
import { findSource, SOURCE, type Source } from '../sources';
import { sharedFields } from './shared-fields';

const values = z.record(z.string(), z.unknown());
const formSchema = z.object({
  key: z.string().default(''),
  kind: z.string().default(''),
  values: values.default({}),
  settings: values.default({}),
  /** Secrets that were typed; others stay. */
  secrets: z.record(z.string(), z.string()).default({}),
});

type SentForm = z.output<typeof formSchema>;

/** Parses the body of a form; empty fields count as missing. Throws a 400. */
export function parseForm(body: unknown): SentForm {
  const { data } = formSchema.safeParse(body);
  if (!data) throw refuse('feed.form');
  const { secrets } = data;
  const typed = Object.entries(secrets).filter(([, secret]) => secret !== '');
  return {
    ...data,
    values: dropEmpty(data.values),
    settings: dropEmpty(data.settings),
    secrets: Object.fromEntries(typed),
  };
}

/** Creates a feed that is not in use yet. Throws a 400 that names every wrong field. */
export async function createFeed(strapi: Core.Strapi, body: unknown): Promise<{ key: string }> {
  const form = parseForm(body);
  const kind = requireKind(form.kind);
  const { key } = form;
  refuseProblems([
    ...(await checkKey(strapi, key)),
    ...(await checkForm(strapi, kind, form, null)),
  ]);
  const state = { enabled: false, paused: false };
  const data = { key, kind: kind.key, settings: form.settings, ...readValues(form), ...state };
  await inTransaction(strapi, async (trx) => {
    await documentsOf(strapi, SOURCE).create({ data });
    await storeSecrets(strapi, trx, kind, { ...form, key });
  });
  return { key };
}

async function checkKey(strapi: Core.Strapi, key: string): Promise<FieldProblem[]> {
  if (!isKey(key)) return [{ field: 'key', message: sayRefusal('feed.key') }];
  const isTaken = (await findSource(strapi, key)) !== null;
  return isTaken ? [{ field: 'key', message: sayRefusal('feed.keyTaken') }] : [];
}

/** Changes a feed. Throws a 400 that names every wrong field. */
export async function updateFeed(
  strapi: Core.Strapi,
  source: Source,
  body: unknown,
): Promise<{ key: string }> {
  const form = parseForm(body);
  const { key, documentId } = source;
  const kind = requireKind(source.kind);
  refuseProblems(await checkForm(strapi, kind, { ...form, key }, source));
  await inTransaction(strapi, async (trx) => {
    const data = { settings: form.settings, ...readValues(form) };
    await documentsOf(strapi, SOURCE).update({ documentId, data });
    await storeSecrets(strapi, trx, kind, { ...form, key });
  });
  return { key };
}

export function requireKind(key: string): FeedKind {
  const kind = findKind(key);
  if (kind) return kind;
  refuseProblems([{ field: 'kind', message: sayRefusal('feed.kind') }]);
  throw new Error('unreachable');
}

/** Lists the problems of settings and secrets; `known` is the feed as it is stored. */
export async function checkConnection(
  { db }: Core.Strapi,
  kind: FeedKind,
  { key, settings, secrets: typed }: SentForm,
  known: Source | null,
): Promise<FieldProblem[]> {
  const secrets = await loadSecrets(db.connection, key, kind);
  const isMoved = known !== null && isElsewhere(known, { kind: kind.key, settings });
  const isKnown = (name: string): boolean => {
    const state = secrets.findState(name);
    return state === 'environment' || (known !== null && state === 'stored');
  };
  const problems = [
    ...checkSettings(kind.fields, settings, 'settings'),
    ...checkSecrets(kind.fields, settings, typed, isKnown),
  ];
  for (const name of listSecretNames(kind)) {
    const state = secrets.findState(name);
    const field = kind.fields[name];
    if (state === 'environment' && name in typed) {
      const variable = nameVariable(key, name);
      problems.push(nameProblem('secrets', name, 'feed.field.environment', { variable }));
    } else if (state === 'stored' && isMoved && !(name in typed)) {
      if (field && isNeeded(field, settings)) {
        problems.push(nameProblem('secrets', name, 'feed.field.again'));
      }
    }
  }
  return problems;
}

async function checkForm(
  strapi: Core.Strapi,
  kind: FeedKind,
  form: SentForm,
  known: Source | null,
): Promise<FieldProblem[]> {
  const problems = [
    ...checkSettings(sharedFields, form.values, 'values'),
    ...(await checkConnection(strapi, kind, form, known)),
  ];
  const { sendLeads, leadAddress } = form.values;
  const isMailed = sendLeads === true && !kind.sendLead;
  if (isMailed && leadAddress === undefined) {
    problems.push(nameProblem('values', 'leadAddress', 'feed.field.missing'));
  }
  return problems;
}

/** Returns the shared fields as they are stored: an emptied one is null. */
function readValues({ values: given }: SentForm): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sharedFields).map(([name, { initial }]) => [name, given[name] ?? initial]),
  );
}

async function storeSecrets(
  strapi: Core.Strapi,
  trx: Knex,
  kind: FeedKind,
  { key, settings, secrets }: SentForm,
): Promise<void> {
  const needed = Object.entries(kind.fields).filter(([, field]) => isNeeded(field, settings));
  await deleteSecrets(
    trx,
    key,
    needed.map(([name]) => name),
  );
  const fields = Object.keys(secrets);
  if (fields.length === 0) return;
  const staff = findActor(strapi);
  await writeSecrets(trx, key, secrets, staff);
  await recordChange(trx, key, staff, { act: 'secrets', fields });
}

function dropEmpty(given: Record<string, unknown>): Record<string, unknown> {
  const isEmpty = (value: unknown): boolean =>
    value === null || value === '' || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(given).filter(([, value]) => !isEmpty(value)));
}

async function inTransaction(
  strapi: Core.Strapi,
  work: (trx: Knex.Transaction) => Promise<void>,
): Promise<void> {
  await strapi.db.transaction(({ trx }: { trx: Knex.Transaction }) => work(trx));
}
