import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { findAgency } from '../../platform/mail/agency';
import { formatMoment } from '../../platform/mail/format-moment';
import { translateMail } from '../../platform/mail/mail-texts';
import type { MailBlock, MailContent, OutgoingMail } from '../../platform/mail/outgoing-mail';
import { maskEmail } from '../../platform/mail-links/mail-link';
import { type StoredOwner, nameOwner } from './owner-type';
import { makeEmailLink, makeForgottenLink, makePasswordLink } from './owner-links';

const kinds = {
  reset: 'owner-reset',
  invitation: 'owner-invitation',
  changed: 'owner-password-changed',
  login: 'owner-login',
  email: 'owner-email',
  emailChanged: 'owner-email-changed',
} as const;

export function buildResetMail(
  strapi: Core.Strapi,
  owner: StoredOwner,
  token: string,
): Promise<OutgoingMail> {
  const translate = translateMail(owner.language);
  const href = makePasswordLink(owner.language, token);
  return buildMail(
    strapi,
    owner,
    'reset',
    [translate('owner.reset.text')],
    [{ type: 'button', label: translate('owner.reset.button'), href }],
  );
}

/** Builds the invitation to the portal, with a link to choose a password. */
export async function buildInvitation(
  strapi: Core.Strapi,
  owner: StoredOwner,
  token: string,
): Promise<OutgoingMail> {
  const translate = translateMail(owner.language);
  const href = makePasswordLink(owner.language, token);
  return buildMail(
    strapi,
    owner,
    'invitation',
    [translate('owner.invitation.text')],
    [
      {
        type: 'rows',
        rows: [{ label: translate('owner.invitation.login'), value: owner.username }],
      },
      { type: 'button', label: translate('owner.invitation.button'), href },
    ],
  );
}

export function buildChangedMail(
  strapi: Core.Strapi,
  owner: StoredOwner,
  now: Date,
): Promise<OutgoingMail> {
  const translate = translateMail(owner.language);
  const moment = formatMoment(now, owner.language);
  const href = makeForgottenLink(owner.language);
  return buildMail(
    strapi,
    owner,
    'changed',
    [translate('owner.changed.text', { moment })],
    [{ type: 'button', label: translate('owner.changed.button'), href }],
  );
}

/** Builds the notice of a login with the time of the previous one; `owner` as before the login. */
export function buildLoginMail(
  strapi: Core.Strapi,
  owner: StoredOwner,
  now: Date,
): Promise<OutgoingMail> {
  const { language, lastLoginAt } = owner;
  const translate = translateMail(language);
  const texts = [translate('owner.login.text', { moment: formatMoment(now, language) })];
  if (lastLoginAt) {
    const moment = formatMoment(new Date(lastLoginAt), language);
    texts.push(translate('owner.login.before', { moment }));
  }
  const href = makeForgottenLink(language);
  return buildMail(strapi, owner, 'login', texts, [
    { type: 'button', label: translate('owner.login.button'), href },
  ]);
}

/** Builds the mail that asks to confirm an address; `owner` with that address. */
export function buildEmailMail(
  strapi: Core.Strapi,
  owner: StoredOwner,
  token: string,
): Promise<OutgoingMail> {
  const translate = translateMail(owner.language);
  const href = makeEmailLink(owner.language, token);
  return buildMail(
    strapi,
    owner,
    'email',
    [translate('owner.email.text')],
    [{ type: 'button', label: translate('owner.email.button'), href }],
  );
}

/** Builds the notice to the previous address after a change; `owner` as before. */
export function buildEmailChangedMail(
  strapi: Core.Strapi,
  owner: StoredOwner,
  now: Date,
): Promise<OutgoingMail> {
  const translate = translateMail(owner.language);
  const email = maskEmail(owner.newEmail ?? '');
  const moment = formatMoment(now, owner.language);
  const text = translate('owner.emailChanged.text', { email, moment });
  return buildMail(strapi, owner, 'emailChanged', [text], []);
}

async function buildMail(
  strapi: Core.Strapi,
  owner: StoredOwner,
  about: keyof typeof kinds,
  texts: string[],
  blocks: MailBlock[],
): Promise<OutgoingMail> {
  const { language, email } = owner;
  const { name: agency } = await findAgency(strapi, language);
  const translate = translateMail(language);
  const kind = kinds[about];
  const greeting = translate('layout.greeting', { name: nameOwner(owner) });
  const content: MailContent = {
    subject: translate(`owner.${about}.subject`, { agency }),
    title: translate(`owner.${about}.title`),
    blocks: [
      { type: 'paragraph', text: [greeting, ...texts].join('\n\n') },
      ...blocks,
      { type: 'paragraph', text: translate('layout.closing', { agency }) },
      { type: 'note', text: translate(`owner.${about}.why`, { agency }) },
    ],
  };
  return { key: `${kind}:${randomUUID()}`, kind, language, recipient: email, content };
}
