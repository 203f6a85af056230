import { adminApi } from '@strapi/strapi/admin';
import { findBackendUrl } from './parts/backend-url';

const chosenKey = 'strapi-admin-language';

interface Session {
  token: string;
  user: { preferedLanguage?: string | null };
}

type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: unknown };
type Ask = (request: object) => Promise<Answer>;

/** The part of a Redux Toolkit endpoint that is changed here. */
interface Endpoint {
  query?: (args: unknown) => object;
  queryFn?: (args: unknown, api: object, extra: object, ask: Ask) => Promise<Answer>;
  transformResponse?: (response: unknown) => Session;
}

/**
 * Saves the language chosen at login to the profile if it has none: the CMS uses the profile's
 * language for messages and mails. Call it while bootstrapping.
 */
export function saveLanguage(): void {
  adminApi.enhanceEndpoints({
    endpoints: { login: saveWith, registerUser: saveWith, resetPassword: saveWith } as object,
  });
}

function saveWith(endpoint: Endpoint): void {
  const { query, transformResponse } = endpoint;
  if (!query || !transformResponse) throw new Error('Strapi changed its login endpoint.');
  delete endpoint.query;
  delete endpoint.transformResponse;
  endpoint.queryFn = async (args, _api, _extra, ask) => {
    const answer = await ask(query(args));
    if (answer.error) return answer;
    const session = transformResponse(answer.data);
    // After a reset, a user with a second factor is not logged in.
    if (!session.token) return { data: session };
    return { data: { ...session, user: await save(session) } };
  };
}

/** Returns the updated user. Errors do not prevent the login. */
async function save({ token, user }: Session): Promise<Session['user']> {
  const preferedLanguage = localStorage.getItem(chosenKey);
  if (user.preferedLanguage || !preferedLanguage) return user;
  const answer = await fetch(`${findBackendUrl()}/admin/users/me`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ preferedLanguage }),
  }).catch(() => null);
  return answer?.ok ? { ...user, preferedLanguage } : user;
}
