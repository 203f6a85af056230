import { readTable } from './counts';
import type { Cluster } from './start-cluster';

export async function importFrom({ adminUrl, databaseUrl, env }: Cluster, url: string) {
  const login = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD };
  const send = async (path: string, body: object, token?: string) => {
    const answer = await fetch(adminUrl + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { data: { token: string } };
  };
  const { data } = await send('/admin/login', login);
  const source = { key: 'cluster', kind: 'snapshot', settings: { url }, everyMinutes: 5 };
  const state = { enabled: true, paused: false };
  const sources = '/content-manager/collection-types/api::import-source.import-source';
  await send(sources, { ...source, ...state }, data.token);
  // More often than the admin allows, to see takeovers sooner.
  await readTable(databaseUrl, 'update import_sources set every_minutes = 1');
}
