import type { Language } from '@agency/domain/languages';

/** What visitors are asked, as editors write it. */
export const COOKIE_CONSENT = 'api::cookie-consent.cookie-consent';

/** The log of what visitors were asked (CONSENT-2). */
export const CONSENT_VERSION = 'api::consent-version.consent-version';

/** The fields that hold words, in the order of the settings page. */
export const wordFields = [
  ...(['title', 'text', 'settingsText'] as const),
  ...(['necessary', 'analytical', 'marketing', 'social', 'unclassified'] as const),
] as const;

/** The fields of a listed cookie; `service` may be empty. */
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

/** The published words of each language that has some. */
export type ConsentTexts = Partial<Record<Language, Words & { cookies: ListedCookie[] }>>;

/** What a choice is about: the words and cookies of each language, the services with their ids. */
export interface ConsentCoverage {
  texts: ConsentTexts;
  services: string[];
}

/** A row of the log; `services` is null in those from before it was written down. */
export interface ConsentVersion {
  number: number;
  texts: ConsentTexts;
  services: string[] | null;
  publishedBy: string | null;
  asksAgain: boolean;
  createdAt: string;
}
