import type { Language } from '@agency/domain/languages';
import type { ShareImageView } from './share-picture';
import type { StructuredData } from './structured-data';

/** SEO-1, SEO-2: what a page tells search engines and those who share it; addresses are absolute. */
export type SeoView = {
  title: string;
  /** The title that an editor wants in search results; null when it is none of its own. */
  metadataTitle: string | null;
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
    image: ShareImageView | null;
  };
  twitter: {
    title: string;
    description: string | null;
    url: string | null;
    /** The agency's account, with its @. */
    site: string | null;
    image: { url: string; alt: string } | null;
  };
  /** What a reader of feeds may subscribe to. */
  feeds: { title: string; href: string }[];
  /** SEO-3; none on pages that are not indexed. */
  structured: StructuredData[];
};
