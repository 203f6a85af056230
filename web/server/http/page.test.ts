import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { finishPage, keepSmall, readBody } from './page';

test('PERF-5 a page that nobody waits for is kept smaller than one that somebody does', async () => {
  const text = await readFile(join(import.meta.dirname, 'page.ts'), 'utf8');
  const make = () =>
    finishPage(new Response(text, { headers: { 'Content-Type': 'text/html' } }), '/nl/', {
      siteUrl: 'http://site.test',
      cmsUrl: 'http://cms.test',
    });
  const [ahead, waited] = [await make(), await make()];
  await keepSmall(ahead, 'ahead');
  await keepSmall(waited);
  expect(Number(ahead.bodies.br?.length)).toBeLessThan(Number(waited.bodies.br?.length));
  expect([ahead.bodies.identity, (await readBody(ahead)).toString()]).toEqual([undefined, text]);
});
