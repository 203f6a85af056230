import type { TFunction } from 'i18next';
import { buildPhoneHref, formatPhone } from '@agency/domain/phone';
import type { ContactLinkView } from '../../ui/links/app-link';
import type { SiteSettings } from '../build-site';
import { listAddressLines, listLegalLines } from './legal-lines.server';

export function buildContact(settings: SiteSettings | null): ContactView {
  const legal = settings?.legal ?? null;
  return {
    agencyName: settings?.agencyName ?? '',
    address: legal ? listAddressLines(legal) : [],
    phone: buildPhone(legal?.phone),
    email: legal?.email ? { text: legal.email, href: `mailto:${legal.email}` } : null,
  };
}

/** Builds the contact for a listing, with the agency's official registration. */
export function buildListingContact(settings: SiteSettings | null, t: TFunction) {
  const { agencyName, phone, email, address } = buildContact(settings);
  const ownAddress = address.join(', ');
  const registrations = listLegalLines(settings?.legal ?? null, t)
    .filter(({ text, href }) => href === null && text !== ownAddress)
    .map(({ label, text }) => (label === null ? text : `${label} ${text}`));
  return { agencyName, officeText: ownAddress || null, phone, email, registrations };
}

/** Formats a phone number and its link; null if none exists. */
export function buildPhone(phone: string | null | undefined): ContactLinkView | null {
  const href = buildPhoneHref(phone ?? '');
  return href === null || !phone ? null : { text: formatPhone(phone), href };
}

export type ContactView = {
  agencyName: string;
  address: string[];
  phone: ContactLinkView | null;
  email: ContactLinkView | null;
};
