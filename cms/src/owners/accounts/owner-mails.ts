import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { findAgency } from '../../platform/mail/agency';
import { formatMoment } from '../../platform/mail/format-moment';
import { fillText, findMailTexts } from '../../platform/mail/mail-texts';
import type { MailBlock, MailContent, OutgoingMail } from '../../platform/mail/outgoing-mail';
import { nameOwner } from './name-owner';
import type { StoredOwner } from './owner-type';
import { makeForgottenLink, makePasswordLink } from './portal-link';

/** OWN-1: the mail with the link to a new password. */
export function buildResetMail(
  strapi: Core.Strapi,
  owner: StoredOwner,
  token: string,
): Promise<OutgoingMail> {
  const { text, button, ...words } = findMailTexts(owner.language).owner.reset;
  const href = makePasswordLink(owner.language, token);
  return buildMail(
    strapi,
    owner,
    'owner-reset',
    words,
    [text],
    [{ type: 'button', label: button, href }],
  );
}

/** The mail that invites an owner to the portal, where a password is chosen first. */
export async function buildInvitation(
  strapi: Core.Strapi,
  owner: StoredOwner,
  token: string,
): Promise<OutgoingMail> {
  const { text, button, login, ...words } = findMailTexts(owner.language).owner.invitation;
  const href = makePasswordLink(owner.language, token);
  return buildMail(
    strapi,
    owner,
    'owner-invitation',
    words,
    [text],
    [
      { type: 'rows', rows: [{ label: login, value: owner.username }] },
      { type: 'button', label: button, href },
    ],
  );
}

/** OWN-1: the notice that the password was changed. */
export function buildChangedMail(
  strapi: Core.Strapi,
  owner: StoredOwner,
  now: Date,
): Promise<OutgoingMail> {
  const { text, button, ...words } = findMailTexts(owner.language).owner.changed;
  const moment = formatMoment(now, owner.language);
  const href = makeForgottenLink(owner.language);
  return buildMail(
    strapi,
    owner,
    'owner-password-changed',
    words,
    [fillText(text, { moment })],
    [{ type: 'button', label: button, href }],
  );
}

/** OWN-7: the notice that somebody logged in, and when the time before; `owner` as before it. */
export function buildLoginMail(
  strapi: Core.Strapi,
  owner: StoredOwner,
  now: Date,
): Promise<OutgoingMail> {
  const { language, lastLoginAt } = owner;
  const { text, before, button, ...words } = findMailTexts(language).owner.login;
  const texts = [fillText(text, { moment: formatMoment(now, language) })];
  if (lastLoginAt) {
    texts.push(fillText(before, { moment: formatMoment(new Date(lastLoginAt), language) }));
  }
  const href = makeForgottenLink(language);
  return buildMail(strapi, owner, 'owner-login', words, texts, [
    { type: 'button', label: button, href },
  ]);
}

async function buildMail(
  strapi: Core.Strapi,
  owner: StoredOwner,
  kind: string,
  words: { subject: string; title: string; why: string },
  texts: string[],
  blocks: MailBlock[],
): Promise<OutgoingMail> {
  const { language, email } = owner;
  const { name: agency } = await findAgency(strapi, language);
  const { frame } = findMailTexts(language);
  const greeting = fillText(frame.greeting, { name: nameOwner(owner) });
  const content: MailContent = {
    subject: fillText(words.subject, { agency }),
    title: words.title,
    blocks: [
      { type: 'paragraph', text: [greeting, ...texts].join('\n\n') },
      ...blocks,
      { type: 'paragraph', text: fillText(frame.closing, { agency }) },
      { type: 'note', text: fillText(words.why, { agency }) },
    ],
  };
  return { key: `${kind}:${randomUUID()}`, kind, language, recipient: email, content };
}
