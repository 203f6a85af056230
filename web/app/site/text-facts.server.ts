import type { TextFacts } from '../cms/rich-text.server';
import type { SiteSettings } from './build-site';
import { listAddressLines } from './legal-lines.server';

/**
 * What texts of editors may refer to, from the legal details in the language: `{phone}`, `{email}`,
 * `{address}` and `{company}`. Empty where the settings do not say it (EDIT-8).
 */
export function listTextFacts(legal: SiteSettings['legal'] | undefined): TextFacts {
  return {
    phone: legal?.phone ?? '',
    email: legal?.email ?? '',
    address: legal ? listAddressLines(legal).join(', ') : '',
    company: legal?.companyName ?? '',
  };
}
