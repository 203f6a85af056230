import { adminApi } from '@strapi/strapi/admin';

/** Where Strapi keeps what was chosen at its login screen. */
const chosenKey = 'strapi-admin-language';

interface Session {
  token: string;
  user: { preferedLanguage?: string | null };
}

type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: unknown };
type Ask = (request: object) => Promise<Answer>;

/** What of an endpoint of Redux Toolkit is changed here. */
interface Endpoint {
  query?: (args: unknown) => object;
  queryFn?: (args: unknown, api: object, extra: object, ask: Ask) => Promise<Answer>;
  transformResponse?: (response: unknown) => Session;
}

/**
 * Saves the language that was chosen at the login screen to the profile of whoever logs in and has
 * none there: the CMS writes its messages and mails in that of the profile (EDIT-8). Call it while
 * bootstrapping.
 */
export function saveLanguage(): void {
  adminApi.enhanceEndpoints({
    endpoints: { login: saveWith, registerUser: saveWith, resetPassword: saveWith } as object,
  });
}

function saveWith(endpoint: Endpoint): void {
  const { query, transformResponse } = endpoint;
  if (!query || !transformResponse) throw new Error('Logging in is not what it was.');
  delete endpoint.query;
  delete endpoint.transformResponse;
  endpoint.queryFn = async (args, _api, _extra, ask) => {
    const answer = await ask(query(args));
    if (answer.error) return answer;
    const session = transformResponse(answer.data);
    // A new password of somebody with a second factor does not log in.
    if (!session.token) return { data: session };
    return { data: { ...session, user: await save(session) } };
  };
}

/** Returns the user as they are then. Nobody is kept from logging in by it. */
async function save({ token, user }: Session): Promise<Session['user']> {
  const preferedLanguage = localStorage.getItem(chosenKey);
  if (user.preferedLanguage || !preferedLanguage) return user;
  const { backendURL } = window.strapi as unknown as { backendURL: string };
  const answer = await fetch(`${backendURL}/admin/users/me`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ preferedLanguage }),
  }).catch(() => null);
  return answer?.ok ? { ...user, preferedLanguage } : user;
}
