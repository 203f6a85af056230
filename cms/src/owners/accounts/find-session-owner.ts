import type { Core } from '@strapi/strapi';
import type { Language } from '@agency/domain/languages';
import { OWNER, type StoredOwner } from './owner-type';
import { readSession } from './session-token';
import { GraphQLError } from 'graphql';

export interface SessionOwner {
  id: number;
  documentId: string;
  language: Language;
}

/**
 * Returns the owner of a session; null if it has expired, is forged, was issued before the last
 * logout or password change, or the owner is blocked or deleted (docs/decisions/0074).
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

/** Returns the same with all stored fields, including the password hash. */
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

/** Creates the error for a write with an expired session. */
export function sessionOver(): GraphQLError {
  return new GraphQLError('This session is over.', { extensions: { code: 'SESSION_OVER' } });
}
