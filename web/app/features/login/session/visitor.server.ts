import type { AppLoadContext } from '@remix-run/node';
import { ipKeyGenerator } from 'express-rate-limit';
import { sign } from '../../../cms/preview/site-key.server';
import { createLoginLimits, type LimitKey, type LoginLimits } from './login-limits.server';

/** The client's address and the limits, as provided by the server in front of Remix. */
export type Visitor = { address: string; limits: LoginLimits };

const alone = createLoginLimits(null);
const shared = new WeakMap<object, LoginLimits>();

export function readVisitor({ address, redis }: AppLoadContext): Visitor {
  return {
    address: typeof address === 'string' ? address : '',
    limits: typeof redis === 'object' && redis !== null ? findShared(redis) : alone,
  };
}

/**
 * Returns the rate limit key of an address, or of its IPv6 network; the address itself is not
 * stored.
 */
export function addressKey(kind: 'address' | 'mail' | 'link', { address }: Visitor): LimitKey {
  return [kind, sign('owner-address', ipKeyGenerator(address)).slice(0, 22)];
}

function findShared(redis: object): LoginLimits {
  const limits = shared.get(redis) ?? createLoginLimits(redis);
  shared.set(redis, limits);
  return limits;
}
