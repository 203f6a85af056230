import type { ForeignLanguage } from '../written-language.server';

/** OWN-9: what came of the owner's listings in a week, to be read and printed. */
export type ReportView = {
  title: string;
  /** Of which week. */
  period: string;
  text: string;
  /** The line above all on paper. */
  paper: { agency: string; day: string };
  columns: { figure: string; period: string; inAll: string };
  listings: ReportedListingView[];
  /** Without a listing. */
  empty: string | null;
  printText: string;
  links: { label: string; href: string; rel: 'prev' | 'next' }[];
};

export type ReportedListingView = {
  key: string;
  title: string;
  place: string;
  href: string;
  /** What there was in the week; empty where that is nothing. */
  rows: { label: string; period: string; inAll: string }[];
  /** What there was none of, in one line; null where there was something of all. */
  nothing: string | null;
  /** Of the week: prices, feedback, and the next step. */
  notes: { label: string; text: string; language: ForeignLanguage }[];
};
