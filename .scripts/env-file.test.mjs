import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadEnvironment, parseEnv, writeSecrets } from './env-file.mjs';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'agency-env-')), '.env');

test('the first start writes secrets that only their owner can read', () => {
  const file = newFile();
  const { env } = loadEnvironment(file);
  expect(env.SESSION_SECRET.length).toBeGreaterThanOrEqual(32);
  expect(readFileSync(file, 'utf8')).toContain(`SESSION_SECRET=${env.SESSION_SECRET}`);
  expect(statSync(file).mode & 0o077).toBe(0);
});

test('a file that cannot be written is named, with what to do', () => {
  const file = newFile();
  writeFileSync(file, '');
  const below = join(file, '.env');
  expect(() => loadEnvironment(below)).toThrow(
    `cannot be written to ${below}: ENOTDIR. Let the user`,
  );
});

test('OPS-1: a write that fails half-way leaves the settings of before', () => {
  const file = newFile();
  const ours = `# ours\nSITE_PORT=8080\n${'#'.repeat(80)}`;
  writeFileSync(file, ours);
  const module = new URL('env-file.mjs', import.meta.url).href;
  const code = `import('${module}').then((m) => m.writeSecrets('${file}'))`;
  // Ends every write after 512 bytes, like a disk that is full then.
  const { status, stderr } = spawnSync('prlimit', ['--fsize=512', process.execPath, '-e', code]);
  expect(status).not.toBe(0);
  expect(String(stderr)).toContain(`cannot be written to ${file}: EFBIG`);
  expect(readFileSync(file, 'utf8')).toBe(ours);
  expect(writeSecrets(file).length).toBeGreaterThan(0);
  expect(readFileSync(file, 'utf8')).toMatch(/^# ours\nSITE_PORT=8080\n#+\nAPP_KEYS=/);
});

test('a second start keeps every secret and changes nothing in the file', () => {
  const file = newFile();
  const first = loadEnvironment(file);
  expect(first.generated).toContain('ADMIN_PASSWORD');
  const written = readFileSync(file, 'utf8');
  expect(loadEnvironment(file)).toEqual({ env: first.env, generated: [] });
  expect(readFileSync(file, 'utf8')).toBe(written);
});

test('OPS-4: secrets alone are written for Compose too, fit for an address, and kept', () => {
  const file = newFile();
  expect(writeSecrets(file)).toEqual(
    expect.arrayContaining(['APP_KEYS', 'OWNER_PASSWORD', 'POSTGRES_PASSWORD', 'REDIS_PASSWORD']),
  );
  const written = readFileSync(file, 'utf8');
  expect(parseEnv(written).POSTGRES_PASSWORD).toMatch(/^[\w-]{32,}$/);
  expect(writeSecrets(file)).toEqual([]);
  expect(readFileSync(file, 'utf8')).toBe(written);
  expect(loadEnvironment(file).generated).toEqual([]);
});

test('two installations share no secret', () => {
  const [a, b] = [loadEnvironment(newFile()).env, loadEnvironment(newFile()).env];
  const secrets = (env) => [env.APP_KEYS, env.CMS_TOKEN, env.SESSION_SECRET, env.ADMIN_PASSWORD];
  expect(secrets(a).filter((value) => secrets(b).includes(value))).toEqual([]);
});

test('what the owner wrote into the file stays, and wins over the defaults', () => {
  const file = newFile();
  writeFileSync(file, '# ours\nSITE_PORT=8080\nADMIN_EMAIL="ann@agency.example"\n');
  expect(loadEnvironment(file).env).toMatchObject({
    SITE_PORT: '8080',
    ADMIN_EMAIL: 'ann@agency.example',
  });
  expect(readFileSync(file, 'utf8')).toMatch(/^# ours\nSITE_PORT=8080\n/);
});

test('an empty line of the file counts as not given', () => {
  const file = newFile();
  writeFileSync(file, 'SITE_HOST=\nCMS_HOST=\nDATA_DIR=\n');
  const { SITE_HOST, CMS_HOST, SITE_NOTICE_URLS } = loadEnvironment(file).env;
  expect([SITE_HOST, CMS_HOST, SITE_NOTICE_URLS]).toEqual([
    '127.0.0.1',
    '127.0.0.1',
    'http://127.0.0.1:3000',
  ]);
});

test.each(['0', '65536', '80a', '-1', ' '])('the port "%s" is refused by name', (port) => {
  const file = newFile();
  writeFileSync(file, `SITE_PORT="${port}"\n`);
  expect(() => loadEnvironment(file)).toThrow(/SITE_PORT must be a port number/);
});

test('a line that is no setting is refused with its number', () => {
  expect(() => parseEnv('A=1\nnonsense\n')).toThrow('.env, line 2: write NAME=value.');
});

test.each([
  ['A=1', '1'],
  ['A = "two words" ', 'two words'],
  ["export A='x=y'", 'x=y'],
  ['A=', ''],
])('%s is read as "%s"', (line, value) => {
  expect(parseEnv(line)).toEqual({ A: value });
});
