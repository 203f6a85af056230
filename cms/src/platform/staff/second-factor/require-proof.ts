import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { refuse } from '../../validation/refusal';
import { acceptCode } from './accept-code';
import type { StaffContext } from './demand-factor';
import { hasFactor } from './factor-rows';
import type { SessionContext } from './sessions';

/** A request about a second factor. */
export type FactorContext = StaffContext &
  SessionContext & {
    params: { id: string };
    request: { body?: unknown };
    set(name: string, value: string): void;
  };

const none = { password: '', code: '' };
const proof = z.object({ password: z.string().catch(''), code: z.string().catch('') }).catch(none);

export function readProof({ request }: FactorContext): { password: string; code: string } {
  return proof.parse(request.body);
}

/** Throws a ValidationError unless the request carries the password, and a code where there is a factor. */
export async function requireProof(strapi: Core.Strapi, context: FactorContext): Promise<void> {
  const { user } = context.state as { user: { id: number; password?: string | null } };
  const { password, code } = readProof(context);
  const auth = strapi.service('admin::auth') as unknown as {
    validatePassword(password: string, hash: string): Promise<boolean>;
  };
  const isTheirs = await auth.validatePassword(password, user.password ?? '');
  if (isTheirs && !(await hasFactor(strapi, user.id))) return;
  if (isTheirs && (await acceptCode(strapi, user.id, code))) return;
  throw refuse('secondFactor.refused');
}
