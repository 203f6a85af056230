import type { TFunction } from 'i18next';
import type { SiteSettings } from '../build-site';

type Legal = NonNullable<SiteSettings['legal']>;

/**
 * Lists the information that the law requires on an agency's site (WER XII.6, BIV code of conduct,
 * article 20); omits lines without a value.
 */
export function listLegalLines(legal: Legal | null, t: TFunction): LegalLineView[] {
  if (legal === null) return [];
  const insurance = joined([legal.insurer, legal.policyNumber], ', ');
  return [
    line(null, legal.companyName),
    line(null, joined(listAddressLines(legal), ', ')),
    line(t('legal.company'), legal.companyNumber),
    line(t('legal.vat'), legal.vatNumber),
    line(
      null,
      joined(
        [legal.professionalTitle ?? t('legal.professionalTitle'), legal.recognitionCountry],
        ', ',
      ),
    ),
    line(t('legal.professional'), legal.bivNumber),
    line(t('legal.supervisor'), legal.supervisor),
    line(t('legal.insurance'), insurance),
    line(null, legal.conductUrl && t('legal.code'), legal.conductUrl),
  ].filter((entry) => entry !== null);
}

export function listAddressLines(legal: Legal): string[] {
  return [
    joined([legal.street, legal.houseNumber], ' '),
    joined([legal.zip, legal.city], ' '),
    legal.country,
  ].filter((part): part is string => Boolean(part));
}

function joined(parts: (string | null)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}

function line(
  label: string | null,
  text: string | null,
  href: string | null = null,
): LegalLineView | null {
  return text ? { label, text, href } : null;
}

export type LegalLineView = { label: string | null; text: string; href: string | null };
