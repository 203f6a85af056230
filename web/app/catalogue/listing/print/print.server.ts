import type { ListingDetailFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildQrCodePath } from '../../../i18n/qr-code-path';
import { cleanDescription, cutText } from '../../../lib/description';
import type { ListingContactView, PrintView } from '../listing-detail-view';

/** How much of a description stands on the first page beside pictures and key facts. */
const excerptLength = 1300;

/** DETAIL-1: what only paper shows; `url` is the page's own address, absolute. */
export function buildPrint(
  { card: { id }, description }: ListingDetailFragment,
  url: string,
  { agencyName, officeText, phone, email, registrations }: ListingContactView,
  { t, language }: LanguageContext,
): PrintView {
  const whole = cleanDescription(description, Number.MAX_SAFE_INTEGER);
  const reach = [phone?.text, email?.text].filter(Boolean).join(' · ');
  return {
    url,
    code: buildQrCodePath(language, id),
    codeText: t('detail.qrCode'),
    lines: [agencyName, officeText ?? '', reach, registrations.join(' · ')].filter(Boolean),
    excerpt: whole.length > excerptLength ? cutText(whole, excerptLength) : null,
  };
}
