import { expect, test } from 'vitest';
import type { TestSite } from '../../testing/open-test-site';
import { listedIds } from '../../testing/read-list';
import { readDocument } from '../../testing/read-document';

interface Answer {
  result?: { structuredContent?: Record<string, unknown>; isError?: boolean; tools?: unknown[] };
  error?: { code: number };
}

export function testPrograms(site: () => TestSite): void {
  const send = async (body: unknown) => {
    const json = { 'Content-Type': 'application/json' };
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    return site().post('/mcp', sent, json);
  };
  const call = async (name: string, given: object): Promise<Answer> => {
    const params = { name, arguments: given };
    const response = await send({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    return (await response.json()) as Answer;
  };

  test.each(['nl', 'fr', 'en', 'de'])(
    'MCP a search in %s is what its list shows',
    async (language) => {
      const { result } = await call('search_listings', {
        language,
        goal: 'sale',
        type: '2',
        bedrooms: 3,
      });
      const found = result?.structuredContent as {
        url: string;
        total: number;
        listings: { id: string }[];
      };
      const { pathname, search } = new URL(found.url);
      const document = await readDocument(site(), `${pathname}${search}`);
      expect(found.total).toBeGreaterThan(0);
      expect(found.listings.map(({ id }) => id)).toEqual([...new Set(listedIds(document))]);
    },
  );

  test('MCP DETAIL-4 a listing is what its page shows, without a price that is not published', async () => {
    const { result } = await call('search_listings', { language: 'en', goal: 'sale', q: '' });
    const [{ id = '', url = '', title = '' } = {}] = result?.structuredContent?.listings as {
      id: string;
      url: string;
      title: string;
    }[];
    const one = await call('get_listing', { language: 'en', id });
    expect(one.result?.structuredContent).toMatchObject({ id, url, title });
    expect(await site().read(new URL(url).pathname)).toContain(title);
  });

  test.each([
    ['get_listing', { language: 'en', id: 'nothing' }],
    ['get_listing', { language: 'xx', id: '1' }],
    ['search_listings', { language: 'en', goal: 'swap' }],
  ])('MCP %s says what is wrong with %o', async (name, given) => {
    expect((await call(name, given)).result?.isError).toBe(true);
  });

  test('MCP initialize, the list of tools, notifications and what is no request', async () => {
    const ask = async (method: string) =>
      (await (await send({ jsonrpc: '2.0', id: 1, method })).json()) as Answer;
    expect(await ask('initialize')).toMatchObject({ result: { capabilities: { tools: {} } } });
    expect((await ask('tools/list')).result?.tools).toHaveLength(2);
    expect((await ask('nothing')).error?.code).toBe(-32601);
    expect((await send({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202);
    for (const [body, code] of [
      ['{', -32700],
      [[], -32600],
      [{ id: 1 }, -32600],
    ] as const) {
      const response = await send(body);
      expect([response.status, ((await response.json()) as Answer).error?.code]).toEqual([
        400,
        code,
      ]);
    }
    expect((await site().get('/mcp')).status).toBe(405);
  });

  test.each(['kyero', 'openimmo'])('the feed %s is there for who has the token', async (kind) => {
    const token = 'test-secret-0123456789-0123456789';
    const xml = await site().read(`/feeds/${kind}.xml?token=${token}`);
    expect(xml.match(/<property>|<immobilie>/g)?.length).toBeGreaterThan(20);
    for (const query of ['', '?token=', `?token=${token}x`]) {
      expect((await site().get(`/feeds/${kind}.xml${query}`)).status).toBe(404);
    }
  });
}
