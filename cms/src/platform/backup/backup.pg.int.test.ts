import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase, type ThrowAwayDatabase } from '../../../test/database';
import { buildEnvironment } from '../../../test/environment';
import { findCompiled } from '../../../test/load-compiled';
import { openDatabase } from '../../../test/open-database';

const onPostgres = Boolean(process.env.TEST_DATABASE_URL);
const table = 'strapi_core_store_settings';

// Each test starts several processes.
vi.setConfig({ testTimeout: 600_000 });

let root: string;
let folder: string;
let dataDir: string;
let backups: string;
let databases: ThrowAwayDatabase[];
let env: Record<string, string>;

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'cms-backup-'));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

beforeEach(async () => {
  folder = mkdtempSync(path.join(root, 'test-'));
  databases = [];
  [dataDir, backups] = [path.join(folder, 'data'), path.join(folder, 'backups')];
  mkdirSync(path.join(dataDir, 'public/uploads'), { recursive: true });
  mkdirSync(path.join(dataDir, 'private'));
  env = await makeEnvironment(dataDir);
  await note('before');
  writeFileSync(path.join(dataDir, 'public/uploads/house.jpg'), 'a house');
  writeFileSync(path.join(dataDir, 'private/cv'), 'a life');
  return async () => {
    for (const database of databases) await database.remove();
  };
});

async function makeEnvironment(dataFolder: string): Promise<Record<string, string>> {
  const database = await createDatabase(dataFolder);
  databases.push(database);
  return { ...buildEnvironment({ DATA_DIR: dataFolder, ...database.environment }) };
}

interface Ended {
  status: number | null;
  said: string;
}

function run(command: 'backup' | 'restore', args: string[], settings: object = {}): Ended {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [findCompiled(`${command}.js`), ...args],
    { env: { ...process.env, INIT_CWD: folder, ...env, ...settings }, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

function backUp(): string {
  expect(run('backup', [backups])).toMatchObject({ status: 0 });
  return path.join(
    backups,
    readdirSync(backups)
      .filter((name) => /^agency/.test(name))
      .at(-1) ?? '',
  );
}

async function note(value: string): Promise<void> {
  const database = openDatabase(env);
  await database(table).where({ key: 'note' }).delete();
  await database(table).insert({ key: 'note', value, type: 'string' });
  await database.destroy();
}

async function readNote(): Promise<string> {
  const database = openDatabase(env);
  const row = (await database(table).where({ key: 'note' }).first('value')) as { value: string };
  await database.destroy();
  return row.value;
}

const readData = (name: string): string => readFileSync(path.join(dataDir, name), 'utf8');
const listReplaced = (): string[] =>
  readdirSync(dataDir).filter((name) => name.startsWith('replaced-'));

/** Runs a script until it prints a line. Returns a function that kills it. */
async function runHolder(script: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['-e', script], {
    env: { ...process.env, ...env },
    cwd: path.resolve(__dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return async () => {
    const closed = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGKILL');
    await closed;
  };
}

test('OPS-5 a backup is restored with database, pictures and private files, and what it replaces is kept', async () => {
  const backup = backUp();
  await note('after');
  writeFileSync(path.join(dataDir, 'public/uploads/house.jpg'), 'another house');
  writeFileSync(path.join(dataDir, 'public/uploads/new.jpg'), 'a new house');
  mkdirSync(path.join(dataDir, 'feeds/whise'), { recursive: true });
  writeFileSync(path.join(dataDir, 'feeds/whise/file.xml'), '<xml/>');

  const refused = run('restore', [backup]);
  expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('--replace') });
  expect(await readNote()).toBe('after');

  const ended = run('restore', [backups, '--replace']);
  expect(ended).toMatchObject({ status: 0, said: expect.stringMatching(/Restored \d+ rows/) });
  expect(await readNote()).toBe('before');
  expect([readData('public/uploads/house.jpg'), readData('private/cv')]).toEqual([
    'a house',
    'a life',
  ]);
  expect(existsSync(path.join(dataDir, 'public/uploads/new.jpg'))).toBe(false);
  expect(existsSync(path.join(dataDir, 'feeds'))).toBe(false);
  const [kept = ''] = listReplaced();
  expect(readData(`${kept}/public/uploads/new.jpg`)).toBe('a new house');
  expect(readData(`${kept}/feeds/whise/file.xml`)).toBe('<xml/>');
  if (onPostgres) {
    const database = openDatabase(env);
    const schema = kept.replace('-', '_').toLowerCase();
    const old = await database(table).withSchema(schema).where({ key: 'note' }).first('value');
    await database.destroy();
    expect(old).toEqual({ value: 'after' });
  } else {
    env.DATABASE_FILENAME = path.join(dataDir, kept, 'cms.sqlite');
    expect(await readNote()).toBe('after');
  }
});

test('OPS-5 a backup is restored onto an empty place, and made and restored again', async () => {
  const backup = backUp();
  dataDir = path.join(folder, 'other');
  mkdirSync(dataDir);
  vi.stubEnv('TEST_DATABASE_TEMPLATE', '');
  env = await makeEnvironment(dataDir);
  vi.unstubAllEnvs();
  expect(run('restore', [backup])).toMatchObject({ status: 0 });
  expect([await readNote(), readData('private/cv'), listReplaced()]).toEqual([
    'before',
    'a life',
    [],
  ]);
  await note('again');
  const second = backUp();
  await note('later');
  expect(run('restore', [second, '--replace'])).toMatchObject({ status: 0 });
  expect(await readNote()).toBe('again');
});

test.skipIf(onPostgres)(
  'OPS-5 the journal that a crash left is not written into the restored database',
  async () => {
    const backup = backUp();
    const kill = await runHolder(`
      const database = new (require('better-sqlite3'))(process.env.DATABASE_FILENAME);
      database.pragma('journal_mode = WAL');
      database.pragma('wal_autocheckpoint = 0');
      for (let row = 0; row < 500; row++)
        database.prepare("insert into ${table} (key, value) values (?, ?)").run('crash ' + row, 'x'.repeat(500));
      console.log('written');
      setInterval(() => {}, 1000);`);
    await kill();
    expect(existsSync(`${env.DATABASE_FILENAME}-wal`)).toBe(true);
    expect(run('restore', [backup, '--replace'])).toMatchObject({ status: 0 });
    const database = openDatabase(env);
    const [{ integrity_check: integrity }] = await database.raw('pragma integrity_check');
    const rows = await database(table).where('key', 'like', 'crash %');
    await database.destroy();
    expect([integrity, rows.length, await readNote()]).toEqual(['ok', 0, 'before']);
    env.DATABASE_FILENAME = path.join(dataDir, listReplaced()[0] ?? '', 'cms.sqlite');
    const replaced = openDatabase(env);
    expect(await replaced(table).where('key', 'like', 'crash %')).toHaveLength(500);
    await replaced.destroy();
  },
);

test('OPS-5 a restore is refused while a CMS runs, and not once it was killed', async () => {
  const backup = backUp();
  const kill = await runHolder(`
    const { lockData } = require('./dist/src/platform/backup/lock-data.js');
    const { readEnvironment } = require('./dist/src/platform/process/env.js');
    lockData(readEnvironment()).then(() => console.log('held'));
    setInterval(() => {}, 1000);`);
  const args = [backup, '--replace'];
  const refused = run('restore', args);
  expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('stop it first') });
  expect(run('backup', [backups])).toMatchObject({ status: 0 });
  await kill();
  expect(run('restore', args)).toMatchObject({ status: 0 });
});

test('OPS-5 a restore is refused while something else uses the database', async () => {
  const backup = backUp();
  const database = openDatabase(env);
  if (!onPostgres) await database.raw('pragma journal_mode = wal');
  await database(table).first();
  const refused = run('restore', [backup, '--replace']);
  await database.destroy();
  expect(refused).toMatchObject({ status: 1, said: expect.stringContaining('in use') });
});

test('OPS-5 a damaged or incomplete backup is named, and changes nothing', async () => {
  const backup = backUp();
  await note('after');
  const database = readdirSync(backup).find((name) => name.startsWith('database')) ?? '';
  const damage: [string, (file: string) => void][] = [
    [database, flipByte],
    ['files/private/cv', flipByte],
    ['manifest.json', flipByte],
    ['files/private/cv', (file) => appendFileSync(file, 'x')],
    ['files/public/uploads/house.jpg', (file) => rmSync(file)],
  ];
  for (const [name, change] of damage) {
    const copy = path.join(folder, 'copy');
    cpSync(backup, copy, { recursive: true });
    change(path.join(copy, name));
    const { status, said } = run('restore', [copy, '--replace']);
    rmSync(copy, { recursive: true });
    expect([name, status, said]).toEqual([name, 1, expect.stringContaining(name)]);
    expect(said).not.toContain('    at ');
  }
  expect([await readNote(), readData('private/cv'), listReplaced()]).toEqual([
    'after',
    'a life',
    [],
  ]);
});

test('OPS-5 a backup of a newer version or another database is refused and named', () => {
  const backup = backUp();
  const file = path.join(backup, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { database: object };
  const refuse = (change: object): string => {
    writeFileSync(file, JSON.stringify({ ...manifest, ...change }));
    const sum = spawnSync('sha256sum', ['manifest.json'], { cwd: backup, encoding: 'utf8' });
    writeFileSync(`${file}.sha256`, sum.stdout);
    const { status, said } = run('restore', [backup, '--replace']);
    expect(status).toBe(1);
    return said;
  };
  expect(refuse({ version: '99.1.0' })).toContain('The backup is of version 99.1.0');
  const newer = { ...manifest.database, migration: '2999.01.01.new.js' };
  expect(refuse({ database: newer })).toContain('2999.01.01.new.js');
  const client = onPostgres ? 'sqlite' : 'postgres';
  expect(refuse({ database: { ...manifest.database, client } })).toContain('DATABASE_CLIENT');
  expect(refuse({ format: 2 })).toContain('format 2');
});

test('OPS-5 a backup without room or with wrong settings fails with a sentence, and keeps the older ones', () => {
  const first = backUp();
  const limit = ['--fsize=65536:unlimited', process.execPath, findCompiled('backup.js'), backups];
  const limited = spawnSync('prlimit', limit, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect(limited.status).not.toBe(0);
  expect(run('backup', [backups], { DATA_DIR: '' })).toMatchObject({
    status: 1,
    said: expect.stringContaining('DATA_DIR: is empty'),
  });
  expect(run('backup', [path.join(dataDir, 'backups')])).toMatchObject({ status: 1 });
  expect(run('backup', [])).toMatchObject({ status: 2 });
  if (!onPostgres) {
    const missing = path.join(folder, 'missing.sqlite');
    expect(run('backup', [backups], { DATABASE_FILENAME: missing })).toMatchObject({
      status: 1,
      said: expect.stringContaining('missing'),
    });
  }
  expect(readdirSync(backups).filter((name) => !name.startsWith('.'))).toEqual([
    path.basename(first),
  ]);
  expect(run('restore', [first, '--replace'])).toMatchObject({ status: 0 });
});

test('OPS-5 the oldest backups go, so that as many are left as asked for', () => {
  const old = ['agency-20260101T000000Z', 'agency-20260102T000000Z', 'agency-20260103T000000Z'];
  const first = backUp();
  for (const name of old) cpSync(first, path.join(backups, name), { recursive: true });
  // Neither of these is a backup made by this command.
  mkdirSync(path.join(backups, 'agency-20250101T000000Z'));
  mkdirSync(path.join(backups, 'photos'));
  rmSync(first, { recursive: true });
  expect(run('backup', [backups, '--keep', '2'])).toMatchObject({ status: 0 });
  const names = readdirSync(backups).filter((name) => !name.startsWith('.'));
  expect(names.sort()).toEqual([
    'agency-20250101T000000Z',
    'agency-20260103T000000Z',
    expect.stringMatching(/^agency-/),
    'photos',
  ]);
  expect(run('backup', [backups, '--keep', '0'])).toMatchObject({ status: 1 });
});

function flipByte(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}
