import type { ListingDetailFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildPropertyPath } from '../../../i18n/paths/build-path';
import { cleanDescription, cutText } from '../../../lib/text/description';
import type { ListingContactView, PrintView } from '../listing-detail-view';
import type { AgentCardView } from '../../team/team-view';
import { buildQrCode } from './qr-code.server';

/** Characters of a description that fit the first page beside pictures and key facts. */
const excerptLength = 1300;

/**
 * Builds the print-only content; `url` is the page's absolute address. The QR code has the short
 * address: its modules are larger, and it redirects if a slug has changed.
 */
export function buildPrint(
  { card, description }: Pick<ListingDetailFragment, 'card' | 'description'>,
  url: string,
  { agencyName, officeText, phone, email, registrations }: ListingContactView,
  { t, language }: LanguageContext,
  agent: AgentCardView | null = null,
): PrintView {
  const whole = cleanDescription(description, Number.MAX_SAFE_INTEGER);
  const reach = [phone?.text, email?.text].filter(Boolean).join(' · ');
  return {
    url,
    code: buildQrCode(new URL(buildPropertyPath(language, card.id), url).href),
    codeText: t('detail.qrCode'),
    lines: [
      nameAgent(agent),
      agencyName,
      officeText ?? '',
      reach,
      registrations.join(' · '),
    ].filter(Boolean),
    excerpt: whole.length > excerptLength ? cutText(whole, excerptLength) : null,
  };
}

/** Returns the agent's name, role and phone number; empty without one. */
function nameAgent(agent: AgentCardView | null): string {
  return [agent?.name, agent?.role, agent?.phones[0]?.text].filter(Boolean).join(' · ');
}
