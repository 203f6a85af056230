import type { TestCms } from '../../../cms/test/boot';
import { openDocuments } from '../../app/testing/open-documents';

const user = 'plugin::users-permissions.user';

export interface OwnerWithPassword {
  readonly id: number;
  readonly documentId: string;
  readonly email: string;
  readonly password: string;
}

interface UserService {
  ensureHashedPasswords(values: { password: string }): Promise<{ password: string }>;
}

let sequence = 0;

export async function openOwner(cms: TestCms, data: object = {}): Promise<OwnerWithPassword> {
  const email = `eigenaar-${(sequence += 1)}@example.org`;
  const password = `vier stille kamers ${sequence}`;
  const { id, documentId } = await openDocuments(cms, user).create({
    data: { email, firstName: 'An', lastName: 'Peeters', language: 'nl', ...data },
  });
  await setPasswordOf(cms, id, password);
  return { id, documentId, email, password };
}

async function setPasswordOf({ strapi }: TestCms, id: number, password: string): Promise<void> {
  const users = strapi.plugin('users-permissions').service('user') as UserService;
  const data = await users.ensureHashedPasswords({ password });
  await strapi.db.query(user).update({ where: { id }, data });
}
