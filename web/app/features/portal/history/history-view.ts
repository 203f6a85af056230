import type { Language } from '@agency/domain/languages';
import type { LinkView } from '../../../ui/links/app-link';
import type { PagerView } from '../../../ui/links/pager';

/** OWN-5: one of a listing's histories as its address asks for it. */
export type HistoryView = {
  title: string;
  tabsLabel: string;
  tabs: HistoryTabView[];
  /** Names the table. */
  caption: string;
  columns: HistoryColumnView[];
  rows: HistoryRowView[];
  /** Says that there are texts in other languages; null where there are none. */
  languageText: string | null;
  /** Stands before a source where no heading says what it is. */
  viaText: string;
  /** Null while the history has no entry at all. */
  filter: HistoryFilterView | null;
  countText: string;
  /** All that the filter leaves, as a file; null when that is nothing. */
  download: (LinkView & { shortLabel: string }) | null;
  pager: PagerView | null;
  empty: { title: string; text: string; clear: LinkView | null } | null;
};

export type HistoryTabView = LinkView & { current: boolean };

export type HistoryColumnView = {
  key: string;
  label: string;
  /** Sorts by this column, the other way round when it is sorted by already; null where none does. */
  href: string | null;
  sort: 'ascending' | 'descending' | 'none';
  sortText: string;
};

export type HistoryRowView = {
  id: string;
  /** For `<time>`. */
  moment: string;
  dateText: string;
  /** Of subject and comment, where that is not the page's. */
  language: Language | null;
  type: string;
  /** What kind of person it was, never who (OWN-8). */
  contact: string;
  subject: string;
  comment: CollapsedText;
  status: string;
  source: string;
  /** Where a medium shows the listing; `label` is its host. */
  link: LinkView | null;
};

/** `start` is what a long text begins with; null when it is short enough to stand whole. */
export type CollapsedText = { start: string | null; whole: string };

export type HistoryFilterView = {
  label: string;
  openText: string;
  action: string;
  /** What the form does not ask and the address keeps. */
  hidden: { name: string; value: string }[];
  text: { label: string; value: string };
  selects: HistorySelectView[];
  days: { name: string; label: string; value: string }[];
  applyText: string;
  chips: { label: string; removeText: string; href: string }[];
  chipsLabel: string;
  /** Takes all of them away; null when none is set. */
  clear: LinkView | null;
};

export type HistorySelectView = {
  name: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
  /** Where there is no table whose headings sort. */
  isForPhones: boolean;
};
