import type { ContactLinkView } from '../../ui/links/app-link';

export type ContactView = {
  agencyName: string;
  address: string[];
  phone: ContactLinkView | null;
  email: ContactLinkView | null;
};

export type LegalLineView = { label: string | null; text: string; href: string | null };
