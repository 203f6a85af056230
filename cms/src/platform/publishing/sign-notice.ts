import { createHmac } from 'node:crypto';

/** Returns the headers that authenticate a notice and its time. */
export function signNotice(body: string, secret: string, now: Date): Record<string, string> {
  const time = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return {
    'Content-Type': 'application/json',
    'X-Notice-Time': time,
    'X-Notice-Signature': signature,
  };
}
