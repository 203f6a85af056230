import type { TestCms } from './boot';
import { OWNER } from '../src/owners/accounts/owner-type';

/** An owner of a running CMS, who is logged in. */
export interface OpenOwner {
  id: number;
  documentId: string;
  email: string;
  session: string;
}

interface JwtService {
  issue(payload: object): string;
}

let sequence = 0;

/** Makes an owner without a password and a session of theirs; `data` is what else is stored. */
export async function openOwner(cms: TestCms, data: object = {}): Promise<OpenOwner> {
  const given = { email: `owner-${++sequence}@example.org`, lastName: 'Peeters', language: 'nl' };
  const { id, documentId, email } = (await cms.strapi
    .documents(OWNER)
    .create({ data: { ...given, ...data } as never })) as unknown as Omit<OpenOwner, 'session'>;
  const jwt = cms.strapi.plugin('users-permissions').service('jwt') as JwtService;
  return { id, documentId, email, session: jwt.issue({ id, version: 0 }) };
}
