import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { installLocked } from './install.mjs';

const TIMEOUT = 300_000;

/** Starts a package registry that aborts downloads when told to. */
async function startRegistry() {
  const folder = mkdtempSync(join(tmpdir(), 'agency-registry-'));
  const broken = new Set();
  const server = createServer((request, response) => {
    const name = request.url.slice(1);
    if (broken.has(name)) return request.socket.destroy();
    response.end(readFileSync(join(folder, name)));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close());
  const url = `http://127.0.0.1:${server.address().port}`;
  const publish = (name, version, scripts) => {
    const source = mkdtempSync(join(tmpdir(), 'agency-package-'));
    mkdirSync(join(source, 'package'));
    writeFileSync(join(source, 'package/package.json'), JSON.stringify({ name, version, scripts }));
    const file = `${name}-${version}.tgz`;
    execFileSync('tar', ['-czf', join(folder, file), '-C', source, 'package']);
    return { version, resolved: `${url}/${file}`, hasInstallScript: scripts !== undefined };
  };
  return { url, broken, publish };
}

/** Writes package.json and lock file with these packages. */
function lock(folder, packages) {
  const dependencies = Object.fromEntries(
    Object.entries(packages).map(([name, { version }]) => [name, version]),
  );
  const locked = Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]);
  const about = { name: 'tried', version: '1.0.0', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(about));
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({
      ...about,
      lockfileVersion: 3,
      requires: true,
      packages: { '': about, ...Object.fromEntries(locked) },
    }),
  );
}

function makeFolder(registry) {
  const folder = mkdtempSync(join(tmpdir(), 'agency-install-'));
  mkdirSync(join(folder, 'cache'));
  vi.stubEnv('npm_config_cache', join(folder, 'cache'));
  vi.stubEnv('npm_config_registry', registry.url);
  vi.stubEnv('npm_config_fetch_retries', '0');
  onTestFinished(() => vi.unstubAllEnvs());
  return folder;
}

const versionOf = (folder, name) =>
  JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;

const installIn = (folder) => installLocked(folder, '--omit=dev', 'Installing packages …');

test(
  'OPS-3: a registry that fails half-way is named in a sentence, and a later run goes on',
  async () => {
    const registry = await startRegistry();
    const folder = makeFolder(registry);
    lock(folder, { one: registry.publish('one', '1.0.0'), two: registry.publish('two', '1.0.0') });
    registry.broken.add('two-1.0.0.tgz');
    await expect(installIn(folder)).rejects.toThrow(
      /^npm could not fetch all packages from its registry \(\w+\)\.[^\n]*$/,
    );
    registry.broken.clear();
    expect(await installIn(folder)).toBe(true);
    expect(versionOf(folder, 'two')).toBe('1.0.0');
    expect(await installIn(folder)).toBe(false);
  },
  TIMEOUT,
);

test(
  'OPS-3: packages of before stay when a registry fails while they are brought up to date',
  async () => {
    const registry = await startRegistry();
    const folder = makeFolder(registry);
    lock(folder, { one: registry.publish('one', '1.0.0') });
    await installIn(folder);
    lock(folder, { one: registry.publish('one', '2.0.0') });
    registry.broken.add('one-2.0.0.tgz');
    await expect(installIn(folder)).rejects.toThrow('npm could not fetch');
    expect(versionOf(folder, 'one')).toBe('1.0.0');
    registry.broken.clear();
    await installIn(folder);
    expect(versionOf(folder, 'one')).toBe('2.0.0');
    expect(existsSync(join(folder, 'package-lock.json'))).toBe(true);
  },
  TIMEOUT,
);

test(
  'OPS-3: native code that cannot be compiled says what to install, and a later run only compiles it',
  async () => {
    const registry = await startRegistry();
    const folder = makeFolder(registry);
    const fail = 'test -e ../../compiler || { echo "gyp ERR! find Python" >&2; exit 1; }';
    const install = `${fail}; echo done > compiled`;
    lock(folder, { native: registry.publish('native', '1.0.0', { install }) });
    await expect(installIn(folder)).rejects.toThrow(
      /could not be compiled.*Install Python 3, make and a C\+\+ compiler/,
    );
    writeFileSync(join(folder, 'compiler'), '');
    const unpacked = join(folder, 'node_modules/native/unpacked');
    writeFileSync(unpacked, '');
    expect(await installIn(folder)).toBe(true);
    expect(existsSync(join(folder, 'node_modules/native/compiled'))).toBe(true);
    expect(existsSync(unpacked)).toBe(true);
    expect(await installIn(folder)).toBe(false);
  },
  TIMEOUT,
);

test('OPS-3: a disk without room for the packages is named before anything is fetched', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'agency-install-'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  await expect(installLocked(folder, '--omit=dev', 'Installing packages …', 1e9)).rejects.toThrow(
    /^The packages take up to 1000000000 MB, and the disk of .* has \d+ MB free\. .*$/,
  );
});
