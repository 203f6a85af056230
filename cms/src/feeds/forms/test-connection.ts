import type { Core } from '@strapi/strapi';
import { SnapshotError } from '../../listings/import/snapshot-error';
import { isElsewhere } from '../check-source';
import { FeedError } from '../feed-error';
import type { FeedKind } from '../feed-kind';
import { isNeeded, refuseProblems } from '../fields/check-fields';
import { openConnection } from '../open-connection';
import { combineSecrets } from '../secrets/load-secrets';
import { readStoredSecrets } from '../secrets/secret-rows';
import { listFiles } from '../source-files';
import { findSource } from '../sources';
import type { TestFailure, TestResult } from './form-responses';
import { checkConnection, parseForm, requireKind } from './save-form';

const LIMITS = { timeoutMs: 15_000, allMs: 45_000 };

/**
 * Tests the connection of a form that need not be saved. Stored secrets are used only with the host
 * that they were written for. Throws a 400 that names every wrong field.
 */
export async function testConnection(
  strapi: Core.Strapi,
  body: unknown,
  limits = LIMITS,
): Promise<TestResult> {
  const form = parseForm(body);
  const kind = requireKind(form.kind);
  const { key, settings } = form;
  const source = await findSource(strapi, key);
  const known = source?.kind === kind.key ? source : null;
  refuseProblems(await checkConnection(strapi, kind, form, known));
  const isHome = known !== null && !isElsewhere(known, { kind: kind.key, settings });
  const stored = isHome ? await readStoredSecrets(strapi.db.connection, key) : [];
  const secrets = combineSecrets(
    key,
    kind,
    new Map([
      ...stored.map(({ name, value }): [string, string | null] => [name, value]),
      ...Object.entries(form.secrets),
    ]),
  );
  try {
    const signal = AbortSignal.timeout(limits.allMs);
    const { timeoutMs } = limits;
    const options = { signal, now: new Date(), timeoutMs };
    const connection = openConnection({ key, settings }, kind, secrets, options);
    const result = await kind.test?.({ ...connection, files: () => listFiles(key) });
    return { outcome: 'works', listings: result?.listings ?? null };
  } catch (error) {
    if (!(error instanceof SnapshotError)) throw error;
    const failure = nameFailure(error);
    const detail = secrets.hide(error.message);
    return { outcome: 'failed', failure, fields: listFields(kind, settings, failure), detail };
  }
}

function nameFailure(error: SnapshotError): TestFailure {
  if (!(error instanceof FeedError)) return error.isMissing ? 'missing' : 'answer';
  const { reason, status } = error;
  if (reason) return reason;
  if (status === null) return 'answer';
  if (status === 401 || status === 403) return 'login';
  if (status === 404 || status === 410) return 'missing';
  if (status === 429 || status === 503) return 'busy';
  return status >= 400 ? 'status' : 'answer';
}

/** Names the fields that are probably wrong: secrets of a refused login, otherwise the address. */
function listFields({ fields }: FeedKind, settings: unknown, failure: TestFailure): string[] {
  if (!['login', 'missing', 'host', 'tls', 'private'].includes(failure)) return [];
  const input = failure === 'login' ? 'secret' : 'address';
  return Object.entries(fields)
    .filter(([, field]) => field.input === input)
    .filter(([, field]) => input === 'address' || isNeeded(field, settings))
    .map(([name]) => name);
}
