import { z } from 'zod';
import { parsePreferredTime, visitParts, mostPreferredTimes } from '@agency/domain/preferred-times';
import { isSigned, sign } from '../../../cms/preview/site-key.server';

const receipt = z.object({
  /** The id of the lead: a calendar knows the visit by it, also from the mail. */
  lead: z.string(),
  listing: z.string(),
  /** The moment that is reserved; ISO 8601. */
  slot: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }).nullable(),
  wishes: z.array(z.object({ day: z.string(), part: z.enum(visitParts) })).max(mostPreferredTimes),
});

/** FORM-14: what was asked for with a form, as the thanks page is told of it. */
export type VisitReceipt = z.output<typeof receipt>;

/** A receipt as a signed text for an address: nobody can make the agency confirm what it did not. */
export function writeReceipt(given: VisitReceipt): string {
  const text = Buffer.from(JSON.stringify(given)).toString('base64url');
  return `${text}.${sign('visit-receipt', text)}`;
}

/** What {@link writeReceipt} wrote; null for anything else. */
export function readReceipt(signed: string | null | undefined): VisitReceipt | null {
  const [text = '', signature = '', ...rest] = (signed ?? '').slice(0, 1000).split('.');
  if (rest.length > 0 || !isSigned('visit-receipt', text, signature)) return null;
  const content = Buffer.from(text, 'base64url').toString();
  return receipt.parse(JSON.parse(content));
}

/** The receipt of a form's values; null when neither a moment nor a wish was sent. */
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
