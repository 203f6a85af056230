import type { Language } from '@agency/domain/languages';
import type { LinkView } from '../../../ui/links/app-link';
import type { PagerView } from '../../../ui/links/pager';

/** One of a listing's histories, as its address requests it. */
export type HistoryView = {
  title: string;
  tabsLabel: string;
  tabs: HistoryTabView[];
  caption: string;
  columns: HistoryColumnView[];
  rows: HistoryRowView[];
  /** Says that some texts are in other languages; null if none exist. */
  languageText: string | null;
  /** Precedes the source where there is no heading. */
  viaText: string;
  /** Null while the history has no entries. */
  filter: HistoryFilterView | null;
  countText: string;
  /** All filtered entries as a file; null if none exist. */
  download: (LinkView & { shortLabel: string }) | null;
  pager: PagerView | null;
  empty: { title: string; text: string; clear: LinkView | null } | null;
};

export type HistoryTabView = LinkView & { current: boolean };

export type HistoryColumnView = {
  key: string;
  label: string;
  /** Sorts by this column, reversed if already sorted by it; null if it is not sortable. */
  href: string | null;
  sort: 'ascending' | 'descending' | 'none';
  sortText: string;
};

export type HistoryRowView = {
  id: string;
  moment: string;
  dateText: string;
  /** Language of subject and comment, if it differs from the page's. */
  language: Language | null;
  type: string;
  /** Type of contact, never a name. */
  contact: string;
  subject: string;
  comment: CollapsedText;
  status: string;
  source: string;
  /** Page of the medium that shows the listing; `label` is its host. */
  link: LinkView | null;
};

/** `start` is the beginning of a long text; null if the text is short enough to show whole. */
export type CollapsedText = { start: string | null; whole: string };

export type HistoryFilterView = {
  label: string;
  openText: string;
  action: string;
  /** Parameters that the form keeps unchanged. */
  hidden: { name: string; value: string }[];
  text: { label: string; value: string };
  selects: HistorySelectView[];
  days: { name: string; label: string; value: string }[];
  applyText: string;
  chips: { label: string; removeText: string; href: string }[];
  chipsLabel: string;
  /** Clears all filters; null if none is set. */
  clear: LinkView | null;
};

export type HistorySelectView = {
  name: string;
  label: string;
  value: string;
  options: { value: string; label: string }[];
  /** Shown only on phones, which have no sortable headings. */
  isForPhones: boolean;
};
