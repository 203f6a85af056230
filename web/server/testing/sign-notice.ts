import { createHmac } from 'node:crypto';
import type { SignedNotice } from '../webhooks/notice';

/** Signs a notice as the CMS does (docs/contracts/publish-notices.md). */
export function signNotice(body: string, secret: string, now: number = Date.now()): SignedNotice {
  const time = String(Math.floor(now / 1000));
  return {
    time,
    body,
    signature: createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'),
  };
}
