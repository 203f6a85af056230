import type { Core } from '@strapi/strapi';
import { createRegistry } from '../process/registry';

/** How many mails one mailbox gets. */
export interface MailCap {
  hour: number;
  day: number;
}

/** A kind of mail that needs care; the others are not listed. */
export interface MailKind {
  kind: string;
  /** Of mails that anybody can cause by typing somebody's address. */
  cap?: MailCap;
  /** It has a link by which its reader alone chooses a password. */
  hasSecret?: true;
}

/** The kinds that need care, each added by whoever writes such mails. Add to it while registering. */
export const mailKinds = createRegistry<MailKind>('mail-kinds');

/** Mails with a link by which their reader alone chooses a password. */
export function listSecretKinds(strapi: Core.Strapi): string[] {
  return mailKinds.list(strapi).flatMap(({ kind, hasSecret }) => (hasSecret ? [kind] : []));
}

/**
 * The texts of a mail with a link that sets a password, without it: it is its reader's alone, and the
 * outbox keeps it until it is sent.
 */
export function cutSecrets({ text, html }: { text: string; html: string | null }) {
  return { text: cutSecret(text), html: html && cutSecret(html) };
}

function cutSecret(written: string): string {
  return written.replace(/([?&](?:t|code)=)[\w-]+/g, '$1…');
}
