import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { hasFactor } from './factor-rows';

const SESSION = 'admin::session';

export interface LoginState {
  /** Id of the user whose second factor this request proved. */
  proven?: number;
  /** Set by routes that respond without a session if the factor is missing. */
  mayLackFactor?: boolean;
  lacksFactor?: boolean;
}

type Refused = { error: string };

interface AdminSessions {
  generateRefreshToken(
    userId: string,
    deviceId: string,
    options: object,
  ): Promise<{ token: string; absoluteExpiresAt: string }>;
  rotateRefreshToken(token: string): Promise<{ sessionId: string } | Refused>;
  invalidateRefreshToken(userId: string): Promise<void>;
  validateAccessToken(token: string): {
    payload: { userId: string; sessionId: string } | null;
  };
}

type SessionManager = (origin: string) => AdminSessions;

const findSessions = (strapi: Core.Strapi): AdminSessions =>
  (strapi.sessionManager as SessionManager)('admin');

/**
 * Starts no admin session for a user with a second factor unless the request proved it; every
 * session is created here, also in later versions of Strapi. Call it while registering.
 */
export function guardSessions(strapi: Core.Strapi): void {
  const manager = strapi.sessionManager as SessionManager;
  const guarded = new Proxy(manager, {
    apply(target, self, [origin]: [string]) {
      const sessions = Reflect.apply(target, self, [origin]);
      return origin === 'admin' ? guardAdminSessions(strapi, sessions) : sessions;
    },
  });
  Object.defineProperty(strapi, 'sessionManager', { value: guarded, configurable: true });
}

function guardAdminSessions(strapi: Core.Strapi, sessions: AdminSessions): AdminSessions {
  const begin = sessions.generateRefreshToken.bind(sessions);
  const rotate = sessions.rotateRefreshToken.bind(sessions);
  return Object.assign(sessions, {
    async generateRefreshToken(userId: string, ...rest: [string, object]) {
      const { state } = strapi.requestContext.get() ?? { state: {} };
      const login = state as LoginState;
      const isProven = login.proven === Number(userId);
      if (isProven || !(await hasFactor(strapi, Number(userId)))) return begin(userId, ...rest);
      login.lacksFactor = true;
      // Strapi does not accept an empty token.
      if (login.mayLackFactor) return { token: '', absoluteExpiresAt: new Date(0).toISOString() };
      throw new errors.UnauthorizedError();
    },
    /**
     * A session that ends during its renewal has no parent any more and is not renewed; one that
     * two tabs renew at once has one child.
     */
    async rotateRefreshToken(token: string) {
      const rotated = await rotate(token);
      if ('error' in rotated) return rotated;
      const { sessionId } = rotated;
      if ((await strapi.db.query(SESSION).count({ where: { childId: sessionId } })) > 0) {
        return rotated;
      }
      await strapi.db.query(SESSION).deleteMany({ where: { sessionId } });
      return rotate(token);
    },
  });
}

/** Ends all admin sessions of a person immediately: each request checks its session. */
export async function endSessions(strapi: Core.Strapi, staff: number): Promise<void> {
  await findSessions(strapi).invalidateRefreshToken(String(staff));
}

export interface SessionContext {
  status: number;
  body: unknown;
  state: { user: { id: number } };
}

/** Replaces the session of this browser and ends all others of the person. */
export async function renewSession(strapi: Core.Strapi, context: SessionContext): Promise<void> {
  const { accessToken } = strapi.controller('admin::authentication') as {
    accessToken(context: SessionContext): Promise<void>;
  };
  // Rotates the session and sets the new cookie.
  await accessToken(context);
  const { data } = context.body as { data?: { token?: string } | null };
  context.status = 200;
  const userId = String(context.state.user.id);
  const { payload } = findSessions(strapi).validateAccessToken(data?.token ?? '');
  const kept = payload?.userId === userId ? payload.sessionId : '';
  await strapi.db
    .query(SESSION)
    .deleteMany({ where: { userId, origin: 'admin', sessionId: { $ne: kept } } });
}
