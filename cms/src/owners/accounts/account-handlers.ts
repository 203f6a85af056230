import type { Core } from '@strapi/strapi';
import { documentsOf } from '../../platform/database/documents';
import { addAdminRoutes, type Right } from '../../platform/access/admin-routes';
import { siteActions } from '../../platform/access/site-actions';
import { extendForSite } from '../../platform/graphql/extend-for-site';
import { maskEmail } from '../../platform/mail-links/mail-link';
import { askEmailChange, confirmEmail, findEmailLink } from './change-email';
import { findSessionOwner, loadSessionOwner, sessionOver } from './find-session-owner';
import { findOwnerState, inviteOwner, requestPasswordReset } from './invite-owner';
import { logInOwner } from './log-in';
import { findLinkOwner } from './owner-links';
import { OWNER } from './owner-type';
import { ownerTypeDefs as typeDefs } from './owner-type-defs';
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

const readOwners: Right = {
  action: 'plugin::content-manager.explorer.read',
  subject: OWNER,
};
const writeOwners: Right = {
  action: 'plugin::content-manager.explorer.update',
  subject: OWNER,
};

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
