import type { ForeignLanguage } from '../written-language.server';

/** OWN-8: what came of showing a listing; numbers, never who. */
export type OutcomeView = {
  title: string;
  text: string;
  numbers: { label: string; value: string }[];
  next: { title: string; text: string; language: ForeignLanguage; note: string } | null;
  feedback: NotesView | null;
  prices: NotesView | null;
  /** Null where it failed (ERR-2). */
  funnel: FunnelView | null;
};

export type NotesView = {
  title: string;
  items: NoteView[];
};

export type NoteView = {
  key: string;
  iso: string;
  day: string;
  text: string;
  /** Of the text, where it is not the page's. */
  language: ForeignLanguage;
};

/** From views to visits, in one picture. */
export type FunnelView = {
  title: string;
  text: string;
  /** Whose the bars are: of the listing, and of those like it where they are compared. */
  legend: string[];
  steps: { label: string; bars: FunnelBarView[] }[];
};

export type FunnelBarView = {
  /** Whose it is. */
  name: string;
  value: string;
  /** Of the whole width, from 0 to 100. */
  width: number;
};

/** What changed since the login before this one. */
export type ListingChangesView = {
  title: string;
  text: string;
  items: { key: string; listing: { label: string; href: string } | null; facts: string[] }[];
};
