import type { Core } from '@strapi/strapi';
import type { StoredOwner } from './owner-type';

interface JwtService {
  issue(payload: SessionClaims): string;
  verify(token: string): Promise<Partial<SessionClaims>>;
}

export interface SessionClaims {
  id: number;
  version: number;
}

/** Issues a session token for seven days, signed by users-permissions. */
export function issueSession(
  strapi: Core.Strapi,
  { id, sessionVersion }: Pick<StoredOwner, 'id' | 'sessionVersion'>,
): string {
  return jwtOf(strapi).issue({ id, version: sessionVersion ?? 0 });
}

/** Verifies a session token; null if it has expired or is invalid. */
export async function readSession(
  strapi: Core.Strapi,
  session: unknown,
): Promise<SessionClaims | null> {
  if (typeof session !== 'string' || session.length > 2000) return null;
  try {
    const { id, version } = await jwtOf(strapi).verify(session);
    return Number.isInteger(id) && Number.isInteger(version)
      ? ({ id, version } as SessionClaims)
      : null;
  } catch {
    return null;
  }
}

function jwtOf(strapi: Core.Strapi): JwtService {
  return strapi.plugin('users-permissions').service('jwt') as JwtService;
}
