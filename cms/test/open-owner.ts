import type { TestCms } from './boot';
import { OWNER } from '../src/owners/accounts/owner-type';

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

/** Creates an owner without a password, with a session; `data` sets other fields. */
export async function openOwner(cms: TestCms, data: object = {}): Promise<OpenOwner> {
  const given = { email: `owner-${++sequence}@example.org`, lastName: 'Peeters', language: 'nl' };
  const { id, documentId, email } = (await cms.strapi
    .documents(OWNER)
    .create({ data: { ...given, ...data } })) as Omit<OpenOwner, 'session'>;
  const jwt = cms.strapi.plugin('users-permissions').service('jwt') as JwtService;
  return { id, documentId, email, session: jwt.issue({ id, version: 0 }) };
}
