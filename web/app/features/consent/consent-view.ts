import type { LinkView } from '../../ui/links/app-link';
import type { ConsentCategory } from '../../lib/web/consent';

/** Consent data of every page; the question itself is fetched when needed. */
export type PageConsentView = {
  /** Returns the question as HTML for a GET and accepts the choice by POST. */
  action: string;
  settingsHref: string;
  /** Choices made on an earlier version of the texts are asked again. */
  askedFrom: number;
  days: number;
  /** Ids of the agency's services; null if none are loaded on this page. */
  services: ServiceIds | null;
  /** Path prefixes without services. */
  privatePaths: string[];
};

export type ServiceIds = Partial<Record<Service, string>>;

export type Service = (typeof services)[number];

export const services = ['tagManager', 'analytics', 'ads', 'socialPixel'] as const;

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

export type CookieSettingsView = ConsentLabels & {
  breadcrumbs: { label: string; href: string | null }[];
  title: string;
  intro: string;
  notice: string | null;
  action: string;
  version: number;
  days: number;
  chosen: Record<ConsentCategory, boolean> | null;
  heads: CookieRow;
  noCookies: string;
  groups: CookieGroupView[];
};

/** A category with its cookies; `name` is null for the strictly necessary one. */
export type CookieGroupView = {
  name: ConsentCategory | null;
  label: string;
  text: string;
  show: string;
  cookies: CookieRow[];
};

type CookieRow = { name: string; setBy: string; purpose: string; duration: string };

type ConsentLabels = {
  agree: string;
  decline: string;
  save: string;
  always: string;
  allow: string;
  saved: string;
};
