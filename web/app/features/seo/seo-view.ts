import type { Language } from '@agency/domain/languages';
import type { ShareImageView } from './share-picture';
import type { StructuredData } from './structured-data';

/** Metadata for search engines and social media; addresses are absolute. */
export type SeoView = {
  title: string;
  /** The editor's title for search results; null if it has none. */
  metadataTitle: string | null;
  description: string | null;
  canonical: string;
  /** Every enabled language and `x-default`; empty if not indexed. */
  alternates: { hreflang: Language | 'x-default'; href: string }[];
  previous: string | null;
  next: string | null;
  /** `noindex` and the like; null if indexable. */
  robots: string | null;
  openGraph: {
    type: 'website' | 'article';
    title: string;
    description: string | null;
    url: string;
    siteName: string | null;
    /** In Facebook's format: `nl_BE`. */
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
  feeds: { title: string; href: string }[];
  /** Empty if not indexed. */
  structured: StructuredData[];
};
