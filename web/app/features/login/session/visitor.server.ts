import type { AppLoadContext } from '@remix-run/node';
import { ipKeyGenerator } from 'express-rate-limit';
import { sign } from '../../../cms/preview/site-key.server';
import { createLoginLimits, type LimitKey, type LoginLimits } from './login-limits.server';

/** Who asks, as the server in front of Remix knows it. */
export type Visitor = { address: string; limits: LoginLimits };

const alone = createLoginLimits(null);
const shared = new WeakMap<object, LoginLimits>();

/** Reads what the server says of a request: where it comes from, and the site's Redis if it has one. */
export function readVisitor({ address, redis }: AppLoadContext): Visitor {
  return {
    address: typeof address === 'string' ? address : '',
    limits: typeof redis === 'object' && redis !== null ? findShared(redis) : alone,
  };
}

/** The count of an address, or of a network of IPv6; the address itself is kept nowhere. */
export function addressKey(kind: 'address' | 'mail' | 'link', { address }: Visitor): LimitKey {
  return [kind, sign('owner-address', ipKeyGenerator(address)).slice(0, 22)];
}

function findShared(redis: object): LoginLimits {
  const limits = shared.get(redis) ?? createLoginLimits(redis);
  shared.set(redis, limits);
  return limits;
}
