import type { ContactLinkView } from '../../ui/links/app-link';

/** How to reach the agency now, by phone, mail or at its door. */
export type ContactView = {
  agencyName: string;
  /** One string per line. */
  address: string[];
  phone: ContactLinkView | null;
  email: ContactLinkView | null;
};

/** A line of what the law wants an agency's site to say. */
export type LegalLineView = { label: string | null; text: string; href: string | null };
