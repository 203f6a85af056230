import type { ListingDetailFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildPropertyPath } from '../../../i18n/paths/build-path';
import { cleanDescription, cutText } from '../../../lib/text/description';
import type { ListingContactView, PrintView } from '../listing-detail-view';
import { buildQrCode } from './qr-code.server';

/** The length of a description that fits on the first page beside pictures and key facts. */
const excerptLength = 1300;

/**
 * Builds the content that is only printed; `url` is the page's absolute address. The code has the
 * listing's short address: its squares are larger, and it still works after a slug has changed.
 */
export function buildPrint(
  { card, description }: Pick<ListingDetailFragment, 'card' | 'description'>,
  url: string,
  { agencyName, officeText, phone, email, registrations }: ListingContactView,
  { t, language }: LanguageContext,
): PrintView {
  const whole = cleanDescription(description, Number.MAX_SAFE_INTEGER);
  const reach = [phone?.text, email?.text].filter(Boolean).join(' · ');
  return {
    url,
    code: buildQrCode(new URL(buildPropertyPath(language, card.id), url).href),
    codeText: t('detail.qrCode'),
    lines: [agencyName, officeText ?? '', reach, registrations.join(' · ')].filter(Boolean),
    excerpt: whole.length > excerptLength ? cutText(whole, excerptLength) : null,
  };
}
