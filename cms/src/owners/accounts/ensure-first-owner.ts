import type { Core } from '@strapi/strapi';
import type { Environment } from '../../platform/process/env';
import { OWNER } from './owner-type';
import { writePassword } from './write-password';

/**
 * Creates the owner login of the environment when it does not exist (CMS-3). A password changed since
 * is left alone.
 */
export async function ensureFirstOwner(strapi: Core.Strapi, env: Environment): Promise<void> {
  const owners = strapi.documents(OWNER);
  const email = env.OWNER_EMAIL.toLowerCase();
  if (await owners.findFirst({ filters: { email } })) return;
  const data = { email, lastName: 'Demo', language: 'nl' } as never;
  const owner = (await owners.create({ data })) as unknown as { id: number };
  await writePassword(strapi, owner.id, env.OWNER_PASSWORD);
}
