import type { Core } from '@strapi/strapi';
import { createRegistry } from '../process/registry';

export interface MailCap {
  hour: number;
  day: number;
}

export interface MailKind {
  kind: string;
  /** For mails that anyone can trigger by entering another person's address. */
  cap?: MailCap;
  /** Contains a link to set the reader's password. */
  hasSecret?: true;
}

/**
 * Mail types with special handling, registered by the modules that write them. Add to it while
 * registering.
 */
export const mailKinds = createRegistry<MailKind>('mail-kinds');

export function listSecretKinds(strapi: Core.Strapi): string[] {
  return mailKinds.list(strapi).flatMap(({ kind, hasSecret }) => (hasSecret ? [kind] : []));
}

/**
 * Removes the password link from the text of a mail; the outbox keeps it only until the mail is
 * sent.
 */
export function cutSecrets({ text, html }: { text: string; html: string | null }) {
  return { text: cutSecret(text), html: html && cutSecret(html) };
}

function cutSecret(written: string): string {
  return written.replace(/([?&](?:t|code)=)[\w-]+/g, '$1…');
}
