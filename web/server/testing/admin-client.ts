export interface AdminClient {
  save(type: string, key: string, locale: string, data: object): Promise<string>;
  publish(type: string, key: string, locale: string, data?: object): Promise<void>;
  unpublish(type: string, key: string, locale: string): Promise<void>;
  remove(type: string, key: string): Promise<void>;
}

/** Logs in as the agency's editor. Types have short names: `page` for `api::page.page`. */
export async function logIn(
  cmsUrl: string,
  login: { email: string; password: string },
): Promise<AdminClient> {
  const { data } = await send<{ data: { token: string } }>('/admin/login', 'POST', login);
  const manager = '/content-manager/collection-types';

  const client: AdminClient = {
    async save(type, key, locale, change) {
      const id = await find(type, key);
      await send(`${manager}/${uidOf(type)}/${id}?locale=${locale}`, 'PUT', change);
      return id;
    },
    async publish(type, key, locale, change = {}) {
      const path = `${manager}/${uidOf(type)}/${await find(type, key)}/actions/publish`;
      await send(`${path}?locale=${locale}`, 'POST', { ...change, locale });
    },
    async unpublish(type, key, locale) {
      const path = `${manager}/${uidOf(type)}/${await find(type, key)}/actions/unpublish`;
      await send(`${path}?locale=${locale}`, 'POST', { locale });
    },
    async remove(type, key) {
      await send(`${manager}/${uidOf(type)}/${await find(type, key)}?locale=*`, 'DELETE');
    },
  };
  return client;

  async function find(type: string, key: string): Promise<string> {
    const query = `filters[key][$eq]=${key}&locale=nl`;
    const path = `${manager}/${uidOf(type)}?${query}`;
    const { results } = await send<{ results: { documentId: string }[] }>(path, 'GET');
    if (!results[0]) throw new Error(`The admin knows no ${type} “${key}”`);
    return results[0].documentId;
  }

  async function send<Answer>(path: string, method: string, body?: object): Promise<Answer> {
    const answer = await fetch(cmsUrl + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(path !== '/admin/login' && { Authorization: `Bearer ${data.token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }
}

function uidOf(type: string): string {
  return `api::${type}.${type}`;
}
