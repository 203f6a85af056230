import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { z } from 'zod';
import { findAgency } from '../../mail/agency';
import { languages } from '@agency/domain/languages';
import { refuse, refuseField, refuseMissing } from '../../validation/refusal';
import { acceptCode, decryptSecret, encryptSecret } from './accept-code';
import type { ColleagueFactor, NewCodes, NewSecret, OwnFactor } from './answers';
import {
  describeSecret,
  findStep,
  hashRecoveryCode,
  makeRecoveryCodes,
  makeSalt,
  makeSecret,
} from './codes';
import { isCodeAsked, isDemandedOf, type StaffContext } from './demand-factor';
import {
  confirmPending,
  countRecoveryCodes,
  deleteFactor,
  findFactor,
  hasFactor,
  replaceRecoveryCodes,
  savePending,
} from './factor-rows';
import { endSessions, renewSession, type SessionContext } from './sessions';

type Context = StaffContext &
  SessionContext & {
    params: { id: string };
    request: { body?: unknown };
    set(name: string, value: string): void;
  };

type Handle = (strapi: Core.Strapi, context: Context) => Promise<unknown>;

const proof = z.object({ password: z.string().catch(''), code: z.string().catch('') }).catch({
  password: '',
  code: '',
});

const routes: Record<string, { handle: Handle; right?: string }> = {
  'GET /second-factor': { handle: findOwn },
  'POST /second-factor/start': { handle: start },
  'POST /second-factor/confirm': { handle: confirm },
  'POST /second-factor/recovery-codes': { handle: renewCodes },
  'POST /second-factor/remove': { handle: remove },
  'GET /second-factor/of/:id': { handle: findColleague, right: 'admin::users.read' },
  'POST /second-factor/of/:id/reset': { handle: resetColleague, right: 'admin::users.update' },
};

/** Adds the requests of the profile and of the page of a colleague. Call it while registering. */
export function addFactorRoutes(strapi: Core.Strapi): void {
  const own = Object.entries(routes).map(([name, { handle, right }]) => {
    const [method = '', path = ''] = name.split(' ');
    const rights = right ? [{ name: 'admin::hasPermissions', config: { actions: [right] } }] : [];
    return {
      method,
      path,
      info: { type: 'admin' },
      handler: (context: Context) =>
        answer(context, () => {
          // A token for the admin's API stands for nobody's second factor.
          if (context.state.auth?.strategy.name === 'admin') return handle(strapi, context);
          throw new errors.UnauthorizedError();
        }),
      config: {
        policies: ['admin::isAuthenticatedAdmin', ...rights],
        middlewares:
          method === 'POST' ? [{ name: 'admin::rateLimit', config: { max: 20 } }] : [],
      },
    };
  });
  const asked = {
    method: 'GET',
    path: '/second-factor/asked',
    info: { type: 'admin' },
    handler: (context: Context) => answer(context, async () => ({ isAsked: await isCodeAsked(strapi) })),
    config: { auth: false },
  };
  strapi.server.routes({ type: 'admin', prefix: '/agency', routes: [...own, asked] as never });
}

async function answer(context: Context, handle: () => Promise<unknown>): Promise<void> {
  context.set('Cache-Control', 'no-store');
  context.body = await handle();
}

async function findOwn(strapi: Core.Strapi, context: Context): Promise<OwnFactor> {
  const { id } = context.state.user;
  return {
    since: writeMoment((await findFactor(strapi, id))?.since),
    recoveryCodes: await countRecoveryCodes(strapi, id),
    isDemanded: isDemandedOf(strapi, context),
  };
}

async function start(strapi: Core.Strapi, context: Context): Promise<NewSecret> {
  await requireProof(strapi, context);
  const { id, email } = context.state.user;
  const secret = makeSecret();
  await savePending(strapi, id, encryptSecret(strapi, secret));
  const { name: issuer } = await findAgency(strapi, languages[0]);
  return { secret, address: describeSecret(secret, { issuer, label: email }) };
}

async function confirm(strapi: Core.Strapi, context: Context): Promise<NewCodes> {
  const { id } = context.state.user;
  const factor = await findFactor(strapi, id);
  if (!factor?.pending || factor.pending_until < Date.now()) throw refuse('secondFactor.expired');
  const secret = decryptSecret(strapi, factor.pending) ?? '';
  const code = proof.parse(context.request.body).code.replace(/\s/g, '');
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

async function renewCodes(strapi: Core.Strapi, context: Context): Promise<NewCodes> {
  const { id } = context.state.user;
  if (!(await hasFactor(strapi, id))) throw refuse('secondFactor.none');
  await requireProof(strapi, context);
  const { recoveryCodes, ...set } = await makeRecoverySet();
  await replaceRecoveryCodes(strapi, id, set);
  return { recoveryCodes };
}

async function remove(strapi: Core.Strapi, context: Context): Promise<object> {
  const { id } = context.state.user;
  if (isDemandedOf(strapi, context)) throw refuse('secondFactor.demanded');
  if (!(await hasFactor(strapi, id))) throw refuse('secondFactor.none');
  await requireProof(strapi, context);
  await deleteFactor(strapi, id);
  strapi.log.info(`Second factor: removed by account ${id}.`);
  await renewSession(strapi, context);
  return {};
}

async function findColleague(strapi: Core.Strapi, context: Context): Promise<ColleagueFactor> {
  const staff = await requireStaff(strapi, context);
  const factor = await findFactor(strapi, staff);
  const waits = (factor?.locked_until ?? 0) > Date.now() ? factor?.locked_until : null;
  return {
    since: writeMoment(factor?.since),
    waitsUntil: writeMoment(waits),
    isOwn: staff === context.state.user.id,
  };
}

async function resetColleague(strapi: Core.Strapi, context: Context): Promise<object> {
  const staff = await requireStaff(strapi, context);
  const { id } = context.state.user;
  if (staff === id) throw refuse('secondFactor.own');
  await requireProof(strapi, context);
  await resetFactor(strapi, staff);
  strapi.log.info(`Second factor: of account ${staff} reset by account ${id}.`);
  return {};
}

/** Takes the second factor of a person away, and ends their sessions; false if there was none. */
export async function resetFactor(strapi: Core.Strapi, staff: number): Promise<boolean> {
  const had = await deleteFactor(strapi, staff);
  await endSessions(strapi, staff);
  return had;
}

/** Throws a ValidationError unless the request carries the password, and a code where there is a factor. */
async function requireProof(strapi: Core.Strapi, context: Context): Promise<void> {
  const { user } = context.state as { user: { id: number; password?: string | null } };
  const { password, code } = proof.parse(context.request.body);
  const auth = strapi.service('admin::auth') as unknown as {
    validatePassword(password: string, hash: string): Promise<boolean>;
  };
  const isTheirs = await auth.validatePassword(password, user.password ?? '');
  if (isTheirs && !(await hasFactor(strapi, user.id))) return;
  if (isTheirs && (await acceptCode(strapi, user.id, code))) return;
  throw refuse('secondFactor.refused');
}

async function makeRecoverySet() {
  const recoveryCodes = makeRecoveryCodes();
  const salt = makeSalt();
  const hashes = await Promise.all(recoveryCodes.map((code) => hashRecoveryCode(code, salt)));
  return { recoveryCodes, salt, hashes };
}

async function requireStaff(strapi: Core.Strapi, { params }: Context): Promise<number> {
  const id = /^\d{1,9}$/.test(params.id) ? Number(params.id) : 0;
  if ((await strapi.db.query('admin::user').count({ where: { id } })) === 0) {
    throw refuseMissing('gone.colleague');
  }
  return id;
}

function writeMoment(moment: number | null | undefined): string | null {
  return moment ? new Date(moment).toISOString() : null;
}
