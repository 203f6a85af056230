import type { Core } from '@strapi/strapi';
import { demandFactor, isCodeAsked } from './demand-factor';
import { addFactorTables, deleteFactor, hasFactor } from './factor-rows';
import { guardSessions, type LoginState } from './sessions';
import { guardRoute, type RouteHandler } from '../../access/routes';
import { acceptCode } from './accept-code';
import { splitPassword } from './codes';

/** Adds two-factor authentication of staff (docs/decisions/0135). Call it while registering. */
export function addSecondFactor(strapi: Core.Strapi): void {
  addFactorTables(strapi);
  guardSessions(strapi);
  askAtLogin(strapi);
  demandFactor(strapi);
}

/** Deletes the factor together with its account: SQLite reuses ids. Call it while bootstrapping. */
export function removeFactorsWithAccounts(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    async afterDelete({ params }) {
      await deleteFactor(strapi, Number((params as { where: { id: number } }).where.id));
    },
  });
}

type Given = { email: string; password: string };
type Checked = [error: unknown, user: { id: number } | false, reason?: { message: string }];

interface AuthService {
  checkCredentials(given: Given): Promise<Checked>;
}

interface LoginRequest {
  body?: { code?: unknown };
}

/** Strapi's message, which the admin translates. */
const refusal = 'Invalid credentials';
const hint = `${refusal}. With a second factor, send its code as "code", or after the password and a space.`;

/** Login limit per address, for all accounts together. */
const addressLimit = { prefixKey: 'login from', max: 30, interval: { min: 5 } };

/**
 * Requires the second factor at login if there is one: in the field `code`, or after the
 * password and a space. The response does not say which part was wrong. Call it while
 * registering.
 */
function askAtLogin(strapi: Core.Strapi): void {
  const auth = strapi.service('admin::auth') as AuthService;
  const check = auth.checkCredentials;
  auth.checkCredentials = async ({ email, password }) => {
    const { request, state } = strapi.requestContext.get() ?? { request: {}, state: {} };
    const sent = (request as LoginRequest).body?.code;
    const field = typeof sent === 'string' ? sent.trim() : '';
    const split = field ? { password, code: field } : splitPassword(password);
    const isAsked = await hasFactorByEmail(strapi, email);
    const checked = await check({ email, password: isAsked ? split.password : password });
    const user = isAsked && checked[1] ? checked[1] : null;
    const isAccepted = await acceptCode(strapi, user?.id ?? null, split.code);
    const isRefused = checked[2]?.message === refusal || (user !== null && !isAccepted);
    if (isRefused) return [null, false, { message: (await isCodeAsked(strapi)) ? hint : refusal }];
    if (user) (state as LoginState).proven = user.id;
    return checked;
  };
  guardRoute(strapi, 'admin', 'POST /login', limitAddress(strapi));
  guardRoute(strapi, 'admin', 'POST /reset-password', answerWithoutSession);
}

async function hasFactorByEmail(strapi: Core.Strapi, email: string): Promise<boolean> {
  const user = (await strapi.db
    .query('admin::user')
    .findOne({ where: { email }, select: ['id'] })) as { id: number } | null;
  return user !== null && hasFactor(strapi, user.id);
}

function limitAddress(strapi: Core.Strapi): RouteHandler {
  let limit: RouteHandler | null = null;
  return (context, next) => {
    limit ??= strapi.middleware('admin::rateLimit')(addressLimit, { strapi }) as RouteHandler;
    return limit(context, next);
  };
}

/** The link in a mail sets a new password; it does not replace the second factor. */
async function answerWithoutSession(
  context: { state: LoginState; status: number; body: unknown },
  next: () => Promise<unknown>,
): Promise<void> {
  context.state.mayLackFactor = true;
  await next();
  if (!context.state.lacksFactor) return;
  context.status = 200;
  context.body = { data: { token: null } };
}
