import type { TestCms } from './boot';
import { buildEnvironment } from './environment';
import { logIn } from './log-in';

type AdminBody<Data = Record<string, unknown>> = {
  data?: Data;
  error?: { message: string; details?: { errors?: { path: string[]; message: string }[] } };
} & Record<string, unknown>;

export interface AdminAnswer<Body = AdminBody> {
  status: number;
  body: Body;
}

/** Sends a request to the admin API as the logged-in user. */
export type RequestAdmin = <Body = AdminBody>(
  method: string,
  path: string,
  body?: object,
) => Promise<AdminAnswer<Body>>;

/** Logs in to the admin of a running CMS, like a browser. */
export async function openAdmin(cms: TestCms, email = '', password = ''): Promise<RequestAdmin> {
  const token = await logIn(cms.url, email, password);
  return async (method, path, body) => {
    const response = await fetch(`${cms.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : {} };
  };
}

/** Logs in the editor and the administrator of a new database. */
export async function openAdmins(
  cms: TestCms,
): Promise<Record<'asEditor' | 'asAdministrator', RequestAdmin>> {
  const { EDITOR_EMAIL, EDITOR_PASSWORD, ADMIN_EMAIL, ADMIN_PASSWORD } = buildEnvironment();
  return {
    asEditor: await openAdmin(cms, EDITOR_EMAIL, EDITOR_PASSWORD),
    asAdministrator: await openAdmin(cms, ADMIN_EMAIL, ADMIN_PASSWORD),
  };
}
