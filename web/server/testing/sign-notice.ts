import { createHmac } from 'node:crypto';
import type { SignedNotice } from '../webhooks/notice';

/** A notice as the CMS signs it (docs/contracts/publish-notices.md), `body` as it stands. */
export function signNotice(body: string, secret: string, now: number = Date.now()): SignedNotice {
  const time = String(Math.floor(now / 1000));
  return {
    time,
    body,
    signature: createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'),
  };
}
