/** Logs in to the admin. Returns the access token; empty if refused. */
export async function logIn(url: string, email = '', password = ''): Promise<string> {
  const response = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, deviceId: crypto.randomUUID() }),
  });
  const body = (await response.json()) as { data: { token?: string; accessToken?: string } };
  return body.data.accessToken ?? body.data.token ?? '';
}
