import type { Language } from '@agency/domain/languages';

/** What a link in a mail leads to; the same words as in the mails (docs/contracts/saved-searches.md). */
export const mailActions = [
  'confirm-demand',
  'demand',
  'stop-demand',
  'confirm-newsletter',
  'stop-newsletter',
  'appointment',
  'stop-owner-report',
  'confirm-owner-email',
] as const;

export type MailAction = (typeof mailActions)[number];

/** What has just been done, where the row itself does not show it. */
export const mailDone = ['saved', 'deleted', 'confirmed'] as const;

export type MailDone = (typeof mailDone)[number];

/** A link of a mail as it was followed. */
export type MailLink = { action: MailAction; token: string; done: MailDone | null };

/** True for one of the actions. */
export function isMailAction(value: unknown): value is MailAction {
  return mailActions.some((action) => action === value);
}

/** The address of a link of a mail; once its row is deleted, without its token. */
export function buildMailPath(language: Language, { action, token, done }: MailLink): string {
  const query = new URLSearchParams({ ...(token && { t: token }), ...(done && { done }) });
  return `/${language}/mail/${action}/?${query.toString()}`;
}
