import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { changeTypes, type Change } from '../../app/cms/changed-tags';
import { parseJson } from '../../app/lib/rules/parse-json';

export interface SignedNotice {
  readonly time: string;
  readonly signature: string;
  readonly body: string;
}

export interface Notice {
  readonly id: string;
  readonly changes: readonly Change[];
}

/** Maximum difference between the clocks of CMS and site, including delivery time. */
export const toleranceSeconds = 300;

const schema = z.object({
  id: z.string().min(1).max(100),
  changes: z.array(
    z.object({
      type: z.enum(changeTypes),
      key: z.string().min(1).max(200).nullable(),
      languages: z.array(z.string().max(10)).max(20).nullable(),
    }),
  ),
});

/**
 * Returns the changes that the CMS reports; 401 for a wrong signature or time, 400 for an invalid
 * body. Nothing is parsed before the signature is verified.
 */
export function readNotice(
  { time, signature, body }: SignedNotice,
  secret: string,
  now: number,
): Notice | 400 | 401 {
  if (!/^\d{1,12}$/.test(time) || !/^[0-9a-f]{64}$/.test(signature)) return 401;
  if (Math.abs(now / 1000 - Number(time)) > toleranceSeconds) return 401;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex'))) return 401;
  return schema.safeParse(parseJson(body)).data ?? 400;
}
