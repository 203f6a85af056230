import type { Core } from '@strapi/strapi';
import type { Environment } from '../process/env';
import { ensureAgencyRole } from './agency-role';

interface UserService {
  exists(where: { email: string }): Promise<boolean>;
  create(user: {
    email: string;
    password: string;
    firstname: string;
    lastname: string;
    isActive: boolean;
    roles: number[];
  }): Promise<unknown>;
}

interface RoleService {
  getSuperAdmin(): Promise<{ id: number } | null>;
}

/**
 * Creates the administrator and the editor from the environment if they do not exist. Does not
 * reset a changed password.
 */
export async function ensureStaff(strapi: Core.Strapi, env: Environment): Promise<void> {
  const roles = strapi.service('admin::role') as RoleService;
  const administrator = await roles.getSuperAdmin();
  if (!administrator) throw new Error('The role of the administrator is missing.');
  const editor = await ensureAgencyRole(strapi);
  await ensurePerson(strapi, {
    email: env.ADMIN_EMAIL,
    password: env.ADMIN_PASSWORD,
    lastname: 'Administrator',
    role: administrator.id,
  });
  await ensurePerson(strapi, {
    email: env.EDITOR_EMAIL,
    password: env.EDITOR_PASSWORD,
    lastname: 'Editor',
    role: editor,
  });
}

async function ensurePerson(
  strapi: Core.Strapi,
  person: { email: string; password: string; lastname: string; role: number },
): Promise<void> {
  const users = strapi.service('admin::user') as UserService;
  const email = person.email.toLowerCase();
  if (await users.exists({ email })) return;
  await users.create({
    email,
    password: person.password,
    firstname: 'Agency',
    lastname: person.lastname,
    isActive: true,
    roles: [person.role],
  });
}
