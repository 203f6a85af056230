import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { changeTypes, type Change } from '../../app/cms/changed-tags';
import { parseJson } from '../../app/lib/rules/parse-json';

/** A notice as it comes in: the bytes that were signed, and what they were signed with. */
export interface SignedNotice {
  readonly time: string;
  readonly signature: string;
  readonly body: string;
}

export interface Notice {
  readonly id: string;
  readonly changes: readonly Change[];
}

/** How far the clocks of CMS and site may be apart, and how long a notice may travel. */
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
 * What the CMS says has changed; 401 when it was not the CMS, or not now, and 400 when it cannot be
 * understood. Nothing of it is read before the signature is right.
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
