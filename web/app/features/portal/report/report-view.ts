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
  links: { label: string; href: string; rel: 'prev' | 'next' }[];
};

export type ReportedListingView = {
  key: string;
  title: string;
  place: string;
  href: string;
  rows: { label: string; period: string; inAll: string }[];
  /** Of the week: prices, feedback, and the next step. */
  notes: { label: string; text: string }[];
};
