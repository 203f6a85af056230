/** FIND-7: `title` is the finished `Page x of y [n objects]`; an address is null where there is none. */
export type PagerView = {
  title: string;
  first: string | null;
  previous: string | null;
  next: string | null;
  last: string | null;
  /** The pages around the current one, at most seven; `href` is null for the current one. */
  pages: { number: number; href: string | null }[];
};
