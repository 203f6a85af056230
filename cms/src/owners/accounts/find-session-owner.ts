import type { Core } from '@strapi/strapi';
import type { Language } from '@agency/domain/languages';
import { OWNER, type StoredOwner } from './owner-type';
import { readSession } from './session-token';
import { GraphQLError } from 'graphql';

/** Who is logged in, as everything that belongs to an owner is found by (OWN-2). */
export interface SessionOwner {
  id: number;
  documentId: string;
  language: Language;
}

/**
 * The owner of a session; null when it is over: too old, forged, of an owner who is blocked or gone,
 * or of before the last logout or change of the password (OWN-1, docs/decisions/0074).
 */
export async function findSessionOwner(
  strapi: Core.Strapi,
  session: string,
): Promise<SessionOwner | null> {
  const owner = await loadSessionOwner(strapi, session);
  if (!owner) return null;
  const { id, documentId, language } = owner;
  return { id, documentId, language };
}

/** The same with everything that is stored of the owner, the hash of the password too. */
export async function loadSessionOwner(
  strapi: Core.Strapi,
  session: string,
): Promise<StoredOwner | null> {
  const claims = await readSession(strapi, session);
  if (!claims) return null;
  const owner = (await strapi.db
    .query(OWNER)
    .findOne({ where: { id: claims.id } })) as StoredOwner | null;
  if (!owner || owner.blocked || (owner.sessionVersion ?? 0) !== claims.version) return null;
  return owner;
}

/** What is answered to a write of somebody whose session is over. */
export function sessionOver(): GraphQLError {
  return new GraphQLError('This session is over.', { extensions: { code: 'SESSION_OVER' } });
}
