import { createHmac } from 'node:crypto';

/** Sends a signed event like SweepBright. Returns whether it got 202. */
export async function push(cms: string, event: object, secret: string): Promise<boolean> {
  const body = JSON.stringify(event);
  const signature = createHmac('sha1', secret).update(body).digest('hex');
  try {
    const answer = await fetch(`${cms}/feeds/push`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hook-signature': signature },
      body,
    });
    return answer.status === 202;
  } catch {
    return false;
  }
}
