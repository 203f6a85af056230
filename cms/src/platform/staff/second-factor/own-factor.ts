import { languages } from '@agency/domain/languages';
import type { Core } from '@strapi/strapi';
import { findAgency } from '../../mail/agency';
import { refuse, refuseField } from '../../validation/refusal';
import { decryptSecret, encryptSecret, acceptCode } from './accept-code';
import {
  describeSecret,
  findStep,
  hashRecoveryCode,
  makeRecoveryCodes,
  makeSalt,
  makeSecret,
} from './codes';
import { isDemandedOf, type StaffContext } from './demand-factor';
import {
  confirmPending,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  hasFactor,
  replaceRecoveryCodes,
  savePending,
} from './factor-rows';
import { renewSession, type SessionContext } from './sessions';
import { z } from 'zod';

export interface OwnFactor {
  /** Setup time, ISO 8601; null if not set up. */
  since: string | null;
  recoveryCodes: number;
  isDemanded: boolean;
}

export interface NewSecret {
  secret: string;
  address: string;
}

export interface NewCodes {
  recoveryCodes: string[];
}

export async function findOwn(strapi: Core.Strapi, context: FactorContext): Promise<OwnFactor> {
  const { id } = context.state.user;
  const since = (await findFactor(strapi, id))?.since;
  return {
    since: since ? new Date(since).toISOString() : null,
    recoveryCodes: await countRecoveryCodes(strapi, id),
    isDemanded: isDemandedOf(strapi, context),
  };
}

/**
 * Creates a secret that becomes valid when confirmed with a code; the previous one is valid
 * until then.
 */
export async function start(strapi: Core.Strapi, context: FactorContext): Promise<NewSecret> {
  await requireProof(strapi, context);
  const { id, email } = context.state.user;
  const secret = makeSecret();
  await savePending(strapi, id, encryptSecret(strapi, secret));
  const { name: issuer } = await findAgency(strapi, languages[0]);
  return { secret, address: describeSecret(secret, { issuer, label: email }) };
}

export async function confirm(strapi: Core.Strapi, context: FactorContext): Promise<NewCodes> {
  const { id } = context.state.user;
  const factor = await findFactor(strapi, id);
  if (!factor?.pending || factor.pending_until < Date.now()) throw refuse('secondFactor.expired');
  const secret = decryptSecret(strapi, factor.pending) ?? '';
  const code = readProof(context).code.replace(/\s/g, '');
  const step = secret && findStep(secret, code, Date.now());
  if (!step) throw refuseField('code', 'secondFactor.wrongCode');
  const { recoveryCodes, ...set } = await makeRecoverySet();
  if (!(await confirmPending(strapi, factor, { ...set, step }))) {
    throw refuse('secondFactor.expired');
  }
  strapi.log.info(`Second factor: set up for account ${id}.`);
  await renewSession(strapi, context);
  return { recoveryCodes };
}

export async function renewCodes(strapi: Core.Strapi, context: FactorContext): Promise<NewCodes> {
  const { id } = context.state.user;
  if (!(await hasFactor(strapi, id))) throw refuse('secondFactor.none');
  await requireProof(strapi, context);
  const { recoveryCodes, ...set } = await makeRecoverySet();
  await replaceRecoveryCodes(strapi, id, set);
  return { recoveryCodes };
}

export async function remove(strapi: Core.Strapi, context: FactorContext): Promise<object> {
  const { id } = context.state.user;
  if (isDemandedOf(strapi, context)) throw refuse('secondFactor.demanded');
  if (!(await hasFactor(strapi, id))) throw refuse('secondFactor.none');
  await requireProof(strapi, context);
  await deleteFactor(strapi, id);
  strapi.log.info(`Second factor: removed by account ${id}.`);
  await renewSession(strapi, context);
  return {};
}

async function makeRecoverySet() {
  const recoveryCodes = makeRecoveryCodes();
  const salt = makeSalt();
  const hashes = await Promise.all(recoveryCodes.map((code) => hashRecoveryCode(code, salt)));
  return { recoveryCodes, salt, hashes };
}

export type FactorContext = StaffContext &
  SessionContext & {
    params: { id: string };
    request: { body?: unknown };
    set(name: string, value: string): void;
  };

const none = { password: '', code: '' };
const proof = z.object({ password: z.string().catch(''), code: z.string().catch('') }).catch(none);

function readProof({ request }: FactorContext): { password: string; code: string } {
  return proof.parse(request.body);
}

/**
 * Throws a ValidationError unless the request has the password, and a code if there is a second
 * factor.
 */
export async function requireProof(strapi: Core.Strapi, context: FactorContext): Promise<void> {
  const { user } = context.state as { user: { id: number; password?: string | null } };
  const { password, code } = readProof(context);
  const auth = strapi.service('admin::auth') as {
    validatePassword(password: string, hash: string): Promise<boolean>;
  };
  const isTheirs = await auth.validatePassword(password, user.password ?? '');
  if (isTheirs && !(await hasFactor(strapi, user.id))) return;
  if (isTheirs && (await acceptCode(strapi, user.id, code))) return;
  throw refuse('secondFactor.refused');
}
