import type { Language } from '../../i18n/languages';

/** SEO-1, SEO-2: what a page tells search engines and those who share it; addresses are absolute. */
export type SeoView = {
  title: string;
  description: string | null;
  canonical: string;
  /** Every enabled language and `x-default`; empty on pages that are not indexed. */
  alternates: { hreflang: Language | 'x-default'; href: string }[];
  /** The pages before and after this one of a list (FIND-7). */
  previous: string | null;
  next: string | null;
  /** `noindex` and the like; null lets it be indexed. */
  robots: string | null;
  openGraph: {
    type: 'website' | 'article';
    title: string;
    description: string | null;
    url: string;
    siteName: string | null;
    /** As Facebook writes it: `nl_BE`. */
    locale: string;
    image: { url: string; width: number | null; height: number | null } | null;
  };
  twitter: { title: string; description: string | null; image: string | null };
};
