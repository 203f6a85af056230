import { z } from 'zod';
import { parsePreferredTime, visitParts, mostPreferredTimes } from '@agency/domain/preferred-times';
import { isSigned, sign } from '../../../cms/preview/site-key.server';

const receipt = z.object({
  /** The lead's id, which identifies the visit in a calendar and in the mail. */
  lead: z.string(),
  listing: z.string(),
  /** The reserved slot; ISO 8601. */
  slot: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }).nullable(),
  wishes: z.array(z.object({ day: z.string(), part: z.enum(visitParts) })).max(mostPreferredTimes),
});

/** Data about a submitted form for the thank-you page. */
export type VisitReceipt = z.output<typeof receipt>;

/** Writes a receipt as signed text for an address, so that a confirmation cannot be forged. */
export function writeReceipt(given: VisitReceipt): string {
  const text = Buffer.from(JSON.stringify(given)).toString('base64url');
  return `${text}.${sign('visit-receipt', text)}`;
}

/** Parses and verifies the text of {@link writeReceipt}; null if invalid. */
export function readReceipt(signed: string | null | undefined): VisitReceipt | null {
  const [text = '', signature = '', ...rest] = (signed ?? '').slice(0, 1000).split('.');
  if (rest.length > 0 || !isSigned('visit-receipt', text, signature)) return null;
  const content = Buffer.from(text, 'base64url').toString();
  return receipt.parse(JSON.parse(content));
}

/** Builds the receipt of a form's values; null without a slot or a preference. */
export function buildReceipt(
  lead: string,
  listing: string,
  slot: { start: string; end: string } | null,
  chosen: readonly string[],
): VisitReceipt | null {
  const wishes = chosen.flatMap((wish) => parsePreferredTime(wish) ?? []);
  if (slot === null && wishes.length === 0) return null;
  return { lead, listing, slot: slot && { start: slot.start, end: slot.end }, wishes };
}
