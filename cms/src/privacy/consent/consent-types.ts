import type { Language } from '@agency/domain/languages';

export const COOKIE_CONSENT = 'api::cookie-consent.cookie-consent';

/** Log of the consent texts shown to visitors. */
export const CONSENT_VERSION = 'api::consent-version.consent-version';

export const wordFields = [
  ...(['title', 'text', 'settingsText'] as const),
  ...(['necessary', 'analytical', 'marketing', 'social', 'unclassified'] as const),
] as const;

/** Fields of a listed cookie; `service` may be empty. */
export const cookieFields = [
  'name',
  'category',
  'setBy',
  'purpose',
  'duration',
  'service',
] as const;

type Words = Record<(typeof wordFields)[number], string>;
type ListedCookie = Record<(typeof cookieFields)[number], string>;

export type ConsentTexts = Partial<Record<Language, Words & { cookies: ListedCookie[] }>>;

/** The scope of a consent: texts and cookies by language, and services with their ids. */
export interface ConsentCoverage {
  texts: ConsentTexts;
  services: string[];
}

/** A row of the log; `services` is null in rows from before it was recorded. */
export interface ConsentVersion {
  number: number;
  texts: ConsentTexts;
  services: string[] | null;
  publishedBy: string | null;
  asksAgain: boolean;
  createdAt: string;
}
