import type { Core } from '@strapi/strapi';
import { guardRoute } from '../../access/routes';

/** Time in which an already renewed session can be renewed again from the same cookie. */
const graceMs = 60_000;

interface StoredSession {
  status: string;
  childId: string | null;
  updatedAt: string | Date;
}

interface Provider {
  findBySessionId(id: string): Promise<StoredSession | null>;
}

type SessionManager = (origin: string) => { sessionManager?: { provider?: Provider } };

/**
 * Corrects two ways in which Strapi ends sessions of staff by mistake: a renewal whose
 * answer was lost, and the logout of another device. Call it while registering.
 */
export function keepSessions(strapi: Core.Strapi): void {
  allowLostRenewals(strapi);
  guardRoute(strapi, 'admin', 'POST /logout', endOwnSession);
}

/**
 * Lets a cookie be used again for a minute after its renewal, for the same new session. The answer
 * with the new cookie is lost when the page is left or reloaded meanwhile, or when two tabs renew
 * at once. Strapi means to do so, but asks for an active session first, which it no longer is.
 */
function allowLostRenewals(strapi: Core.Strapi): void {
  const provider = (strapi.sessionManager as unknown as SessionManager)('admin').sessionManager
    ?.provider;
  if (!provider) throw new Error('Strapi changed its session manager; see staff/sessions.');
  const find = provider.findBySessionId.bind(provider);
  provider.findBySessionId = async (id) => {
    const session = await find(id);
    return session && wasJustRenewed(session) ? { ...session, status: 'active' } : session;
  };
}

function wasJustRenewed({ status, childId, updatedAt }: StoredSession): boolean {
  return (
    status === 'rotated' && childId !== null && Date.now() - new Date(updatedAt).getTime() < graceMs
  );
}

interface LogoutContext {
  request: { body?: unknown };
}

/**
 * Ends the session of this device only. Without the id of a device Strapi ends all sessions of the
 * account; with any, it takes that of the session which asks.
 */
function endOwnSession({ request }: LogoutContext, next: () => Promise<unknown>): Promise<unknown> {
  const { deviceId, ...body } = (request.body ?? {}) as { deviceId?: unknown };
  const isGiven = typeof deviceId === 'string' && deviceId !== '';
  request.body = { ...body, deviceId: isGiven ? deviceId : 'own' };
  return next();
}
