import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import adminBuilding from './admin-building';

const root = mkdtempSync(path.join(tmpdir(), 'admin-building-'));
const middleware = adminBuilding({}, { strapi: { dirs: { dist: { root } } } });

async function open(request: { path?: string; method?: string; accept?: string } = {}) {
  const ctx = {
    method: request.method ?? 'GET',
    path: request.path ?? '/admin',
    type: '',
    body: undefined as unknown,
    accepts: () => request.accept ?? 'html',
    acceptsLanguages: () => 'fr',
    set: vi.fn(),
  };
  const next = vi.fn(() => Promise.resolve());
  await middleware(ctx, next);
  return { body: ctx.body, passedOn: next.mock.calls.length > 0 };
}

test('OPS-3: a page of the admin that is not built says so in the language of the browser and reloads', async () => {
  const { body, passedOn } = await open({ path: '/admin/auth/login' });
  expect(passedOn).toBe(false);
  expect(body).toContain('en cours de construction');
  expect(body).toContain('http-equiv="refresh"');
});

test.each([
  { path: '/admin/users/me', accept: 'json' },
  { path: '/admin/login', method: 'POST' },
  { path: '/administrators' },
  { path: '/uploads/admin' },
])('what is no page of the admin is passed on: %j', async (request) => {
  expect((await open(request)).passedOn).toBe(true);
});

test('OPS-3: a build that appears while the CMS runs is served', async () => {
  mkdirSync(path.join(root, 'build'));
  writeFileSync(path.join(root, 'build/index.html'), '<!doctype html>');
  expect((await open()).passedOn).toBe(true);
});
