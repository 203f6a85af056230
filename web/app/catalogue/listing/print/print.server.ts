import type { ListingDetailFragment } from '../../../cms/generated/graphql';
import type { LanguageContext } from '../../../i18n/language-context.server';
import { buildPropertyPath } from '../../../i18n/paths/build-path';
import { shortenText, cutText } from '../../../lib/text/description';
import type { ListingContactView, PrintView } from '../listing-detail-view';
import encodeQR from 'qr';
import type { AgentCardView } from '../../team/team-view.server';

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
  const whole = shortenText(description, Number.MAX_SAFE_INTEGER);
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

/**
 * Encodes an address as a QR code: one SVG path for a stroke of one module's width through the dark
 * modules of each row, in a grid of `size` by `size` that includes the quiet zone of four modules
 * required by ISO/IEC 18004.
 */
export function buildQrCode(address: string): { size: number; path: string } {
  // A fixed mask: comparing all eight took most of the time.
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 4, mask: 0 });
  return { size: rows.length, path: rows.map(drawRow).join('') };
}

/**
 * Relative moves need a third of the bytes. Adjacent modules are one stroke, which avoids seams.
 */
function drawRow(row: readonly boolean[], y: number): string {
  let path = '';
  let end = 0;
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const start = x;
    while (row[x + 1] === true) x += 1;
    path += path === '' ? `M${start} ${y}.5` : `m${start - end} 0`;
    end = x + 1;
    path += `h${end - start}`;
  }
  return path;
}

/** Returns the agent's name, role and phone number; empty without one. */
function nameAgent(agent: AgentCardView | null): string {
  return [agent?.name, agent?.role, agent?.phones[0]?.text].filter(Boolean).join(' · ');
}
