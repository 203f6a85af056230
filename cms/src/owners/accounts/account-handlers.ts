import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import { addAdminRoutes, contentRight } from '../../platform/access/admin-routes';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { maskEmail } from '../../platform/mail-links/mail-link';
import { askEmailChange, confirmEmail, findEmailLink } from './change-email';
import { findSessionOwner, loadSessionOwner, sessionOver } from './find-session-owner';
import { findOwnerState, inviteOwner, requestPasswordReset } from './invite-owner';
import { logInOwner } from './log-in';
import { findLinkOwner } from './owner-links';
import { OWNER } from './owner-type';
import { raiseSessionVersion } from './write-password';
import { changePassword, setPassword } from './set-password';
import { isLanguage } from '@agency/domain/languages';
import { refuseProgram } from '../../platform/validation/program-error';

interface Asked {
  session: string;
  token: string;
  identifier: string;
  email: string;
  language: string;
  current: string;
  password: string;
  weeklyReport: boolean;
}

const readOwners = contentRight('read', OWNER);
const writeOwners = contentRight('update', OWNER);

export function addAccountHandlers(strapi: Core.Strapi): void {
  const queries = {
    ownerAccount: (_: unknown, { session }: Asked) => findAccount(strapi, session),
    ownerEmailLink: (_: unknown, { token }: Asked) => findEmailLink(strapi, token),
    passwordLink: (_: unknown, { token }: Asked) => findPasswordLink(strapi, token),
  };
  const mutations = {
    logInOwner: (_: unknown, { identifier, password }: Asked) =>
      logInOwner(strapi, identifier, password),
    logOutOwner: (_: unknown, { session }: Asked) => logOutOwner(strapi, session),
    requestPasswordReset: (_: unknown, { email, language }: Asked) =>
      requestPasswordReset(strapi, email, language),
    setPassword: (_: unknown, { token, password }: Asked) => setPassword(strapi, token, password),
    changePassword: (_: unknown, asked: Asked) => changePassword(strapi, asked),
    changeOwnerPreferences: (_: unknown, asked: Asked) => changePreferences(strapi, asked),
    askOwnerEmail: (_: unknown, asked: Asked) => askEmailChange(strapi, asked),
    confirmOwnerEmail: (_: unknown, { token }: Asked) => confirmEmail(strapi, token),
  };
  extendForSite(strapi, { typeDefs, right: siteActions.serveOwners, queries, mutations });
  addAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/owners/:documentId',
      right: readOwners,
      handle: ({ params }) => findOwnerState(strapi, params.documentId ?? ''),
    },
    {
      method: 'POST',
      path: '/owners/:documentId/invite',
      right: writeOwners,
      handle: ({ params }) => inviteOwner(strapi, params.documentId ?? ''),
    },
  ]);
}

async function findAccount(strapi: Core.Strapi, session: string): Promise<object | null> {
  const owner = await loadSessionOwner(strapi, session);
  if (!owner) return null;
  const { title, firstName, lastName, email, phone, language } = owner;
  const { lastLoginAt, previousLoginAt, weeklyReport, newEmailUntil } = owner;
  const isWaiting = newEmailUntil && new Date(newEmailUntil) > new Date();
  return {
    title,
    firstName,
    lastName,
    email,
    phone,
    language,
    previousLoginAt,
    loggedInAt: lastLoginAt,
    weeklyReport: weeklyReport !== false,
    newEmail: isWaiting ? owner.newEmail : null,
  };
}

async function findPasswordLink(strapi: Core.Strapi, token: string): Promise<object | null> {
  const owner = await findLinkOwner(strapi, token);
  if (!owner) return null;
  const { email, language, linkKind } = owner;
  return { email: maskEmail(email), language, isInvitation: linkKind === 'invitation' };
}

async function logOutOwner(strapi: Core.Strapi, session: string): Promise<true> {
  const owner = await findSessionOwner(strapi, session);
  if (owner) await raiseSessionVersion(strapi, owner.id);
  return true;
}

/**
 * Changes the language of an owner's mails and whether weekly reports are sent. Throws
 * SESSION_OVER.
 */
async function changePreferences(
  strapi: Core.Strapi,
  { session, language, weeklyReport }: { session: string; language: string; weeklyReport: boolean },
): Promise<true> {
  const owner = await findSessionOwner(strapi, session);
  if (!owner) throw sessionOver();
  if (!isLanguage(language)) throw refuseProgram('There is no such language.');
  await documentsOf(strapi, OWNER).update({
    documentId: owner.documentId,
    data: { language, weeklyReport },
  });
  return true;
}

const typeDefs = `
  "Given back to the CMS with everything that is asked for an owner; seven days at most."
  type OwnerSession {
    session: String!
    language: String!
  }
  type OwnerAccount {
    "mr, ms or miss"
    title: String
    firstName: String
    lastName: String!
    email: String!
  phone: String
    language: String!
    "The login of this session or a later one, and the one before."
    loggedInAt: DateTime
    previousLoginAt: DateTime
    weeklyReport: Boolean!
    "The address that waits for its confirmation by mail."
    newEmail: String
  }
  "An address that waits for its confirmation by a link in a mail."
  type OwnerEmailLink {
    "The first letter and the domain: l…@example.org."
    email: String!
    language: String!
  }
  "A link to a new password that works."
  type PasswordLink {
    "The first letter and the domain: l…@example.org."
    email: String!
    language: String!
    isInvitation: Boolean!
  }
  extend type Query {
    "Null when the session is over."
    ownerAccount(session: String!): OwnerAccount
    "Null for a link that is used, replaced, too old or made up."
    passwordLink(token: String!): PasswordLink
    "Null for a link that is used, replaced, too old or made up."
    ownerEmailLink(token: String!): OwnerEmailLink
  }
  extend type Mutation {
    "By email or login name. Null for what is wrong, unknown or blocked, each after the same time."
    logInOwner(identifier: String!, password: String!): OwnerSession
    "Ends every session of the owner; true also when this one was over."
    logOutOwner(session: String!): Boolean!
    "Always true, after the same time; mails a link to the owner whose email it is, if any."
    requestPasswordReset(email: String!, language: String!): Boolean!
    "Null when the link works no more; the error WEAK_PASSWORD leaves it alive."
    setPassword(token: String!, password: String!): OwnerSession
    "Null when the current password is wrong; the errors SESSION_OVER and WEAK_PASSWORD."
    changePassword(session: String!, current: String!, password: String!): OwnerSession
    "In which language the owner is written to, and whether every week; the error SESSION_OVER."
    changeOwnerPreferences(session: String!, language: String!, weeklyReport: Boolean!): Boolean!
    "Mails a link to that address. Null when the current password is wrong; the error SESSION_OVER."
    askOwnerEmail(session: String!, email: String!, current: String!): Boolean
    "Every session ends; false for a link that works no more."
    confirmOwnerEmail(token: String!): Boolean!
  }
`;
