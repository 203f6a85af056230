import type { Language } from '@agency/domain/languages';

/** Actions of mail links; the same words as in the mails (docs/contracts/saved-searches.md). */
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

/** Completed actions that the stored record does not show. */
export const mailDone = ['saved', 'deleted', 'confirmed'] as const;

export type MailDone = (typeof mailDone)[number];

export type MailLink = { action: MailAction; token: string; done: MailDone | null };

export function isMailAction(value: unknown): value is MailAction {
  return mailActions.some((action) => action === value);
}

/** Returns the address of a mail link; without the token once its record is deleted. */
export function buildMailPath(language: Language, { action, token, done }: MailLink): string {
  const query = new URLSearchParams({ ...(token && { t: token }), ...(done && { done }) });
  return `/${language}/mail/${action}/?${query.toString()}`;
}
