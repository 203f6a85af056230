import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { languages } from '@agency/domain/languages';
import { parseJson } from '../../lib/rules/parse-json';

const payloadSchema = z.object({
  type: z.enum(['page', 'article', 'section', 'testimonial']),
  key: z.string().min(1).max(161),
  language: z.enum(languages),
  status: z.enum(['DRAFT', 'PUBLISHED']),
  module: z.string().max(80).optional(),
  expires: z.number(),
});

/** Content that an editor wants to see (docs/contracts/preview.md). */
export type PreviewTarget = Omit<z.infer<typeof payloadSchema>, 'expires'>;

export type PreviewToken = { target: PreviewTarget; isExpired: boolean };

/**
 * Reads a preview token of the CMS, also after its five minutes; null if its signature is wrong.
 */
export function readPreviewToken(
  token: string | null,
  secret: string,
  now = Date.now(),
): PreviewToken | null {
  const [payload = '', proof = '', ...rest] = (token ?? '').split('.');
  if (rest.length > 0 || !isProof(payload, proof, secret)) return null;
  const parsed = payloadSchema.safeParse(parseJson(Buffer.from(payload, 'base64url').toString()));
  if (!parsed.success) return null;
  const { expires, ...target } = parsed.data;
  return { target, isExpired: expires * 1000 <= now };
}

function isProof(payload: string, proof: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(payload).digest();
  const given = Buffer.from(proof, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
