import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createReportEndpoint, ReportCounts } from './browser-reports';

const logged: object[] = [];
const counts = new ReportCounts({ warn: (line) => void logged.push(line) });
let server: Server;
let url: string;

beforeAll(async () => {
  const answer = createReportEndpoint({ counts, proxies: 1, headers: {} });
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/browser-reports`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

let visitor = 0;
async function send(body: string, address = `10.0.0.${(visitor += 1)}`): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/reports+json', 'x-forwarded-for': address },
  });
  return answer.status;
}

const violation = (blockedURL: string): object => ({
  type: 'csp-violation',
  url: 'https://site.test/nl/?q=secret',
  user_agent: 'x',
  body: { effectiveDirective: 'img-src', blockedURL, documentURL: 'https://site.test/?q=secret' },
});

test('reports are counted by what was refused, without page, path or visitor', async () => {
  const reports = [
    violation('https://evil.test/a.png?email=a@b.test'),
    violation('https://evil.test/b.png'),
    violation('inline'),
    { type: 'coep', body: { blockedURL: 'https://cdn.test/x.js', disposition: 'enforce' } },
    { type: 7 },
    null,
  ];
  expect(await send(JSON.stringify(reports))).toBe(204);
  expect(Object.fromEntries(counts.list())).toEqual({
    'csp-violation img-src https://evil.test': 2,
    'csp-violation img-src inline': 1,
    'coep enforce https://cdn.test': 1,
  });
  expect(logged).toHaveLength(3);
});

test('kinds beyond the first 200 are counted together', () => {
  const own = new ReportCounts({ warn: () => undefined });
  for (let index = 0; index < 300; index += 1) own.add([violation(`https://h${index}.test/`)]);
  expect(own.list().size).toBe(201);
  expect(own.list().get('other')).toBe(100);
});

test('what is no report is refused, and one address has thirty a minute', async () => {
  expect(await send('no json')).toBe(400);
  expect(await send('{}')).toBe(400);
  expect(await send('x'.repeat(70_000))).toBe(413);
  expect((await fetch(url)).status).toBe(405);
  const answers = [];
  for (let index = 0; index < 31; index += 1) answers.push(await send('[]', '192.0.2.1'));
  expect(answers.filter((status) => status === 429)).toHaveLength(1);
});
