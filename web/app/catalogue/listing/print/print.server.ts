import type { LanguageContext } from '../../../i18n/language-context.server';
import { cleanDescription, cutText } from '../../../lib/description';
import type { ListingContactView, PrintView } from '../listing-detail-view';
import { buildQrCode } from './qr-code.server';

/** How much of a description stands on the first page beside pictures and key facts. */
const excerptLength = 1300;

/** DETAIL-1: what only paper shows; `url` is the page's own address, absolute. */
export function buildPrint(
  description: string,
  url: string,
  { agencyName, officeText, phone, email, registrations }: ListingContactView,
  { t }: LanguageContext,
): PrintView {
  const whole = cleanDescription(description, Number.MAX_SAFE_INTEGER);
  const reach = [phone?.text, email?.text].filter(Boolean).join(' · ');
  return {
    url,
    code: buildQrCode(url),
    codeText: t('detail.qrCode'),
    lines: [agencyName, officeText ?? '', reach, registrations.join(' · ')].filter(Boolean),
    excerpt: whole.length > excerptLength ? cutText(whole, excerptLength) : null,
  };
}
