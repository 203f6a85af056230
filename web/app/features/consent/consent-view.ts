import type { LinkView } from '../../ui/links/app-link';
import type { ConsentCategory } from '../../lib/web/consent';

/** What every page knows of consent; the question itself is fetched when it is needed. */
export type PageConsentView = {
  /** Answers a GET with the question as HTML and takes the choice by POST. */
  action: string;
  settingsHref: string;
  /** Who chose with an earlier version of the words is asked again. */
  askedFrom: number;
  /** How long a choice is kept. */
  days: number;
  /** Ids of the services that the agency uses; null when there are none to load on this page. */
  services: ServiceIds | null;
  /** Beginnings of the addresses on which no service may run. */
  privatePaths: string[];
};

/** CONSENT-4: the id of each service that has one. */
export type ServiceIds = Partial<Record<Service, string>>;

export type Service = (typeof services)[number];

export const services = ['tagManager', 'analytics', 'ads', 'socialPixel'] as const;

/** The question as the dialog asks it (CONSENT-1). */
export type ConsentWordsView = ConsentLabels & {
  version: number;
  title: string;
  text: string;
  settings: string;
  list: string;
  settingsHref: string;
  policy: LinkView;
  necessary: { label: string; text: string };
  categories: { name: ConsentCategory; label: string; text: string }[];
};

/** What the settings page shows (CONSENT-2). */
export type CookieSettingsView = ConsentLabels & {
  breadcrumbs: { label: string; href: string | null }[];
  title: string;
  intro: string;
  /** What became of what was sent last. */
  notice: string | null;
  action: string;
  version: number;
  days: number;
  chosen: Record<ConsentCategory, boolean> | null;
  heads: { name: string; setBy: string; purpose: string; duration: string };
  noCookies: string;
  groups: CookieGroupView[];
};

/** A category with what it keeps; `name` is null for what is strictly necessary. */
export type CookieGroupView = {
  name: ConsentCategory | null;
  label: string;
  text: string;
  /** Unfolds the list of its cookies. */
  show: string;
  cookies: { name: string; setBy: string; purpose: string; duration: string }[];
};

type ConsentLabels = {
  agree: string;
  decline: string;
  save: string;
  always: string;
  allow: string;
  saved: string;
};
