import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildListing, buildSnapshot } from '../../../test/build-snapshot';
import { writePictureSet } from '../../../test/picture-set';
import { buildEnvironment } from '../../../test/environment';
import { loadCompiled } from '../../../test/load-compiled';
import { useCms } from '../../../test/use-cms';
import { importSnapshot } from '../../listings/import/import-snapshot';
import { CARDS } from '../../listings/search/read-model/read-model-tables';
import { describePicture, type PictureFile } from './describe-picture';
import { findByDigest } from './library';
import { generateMissingSocialImages } from './generate-social-images';
import type * as Variants from './make-waiting-variants';
import { storePicture } from './store-picture';
import { mostAttempts, type WaitingPicture } from './waiting-pictures';

// Starts a child process from a compiled file next to it.
const { makeWaitingVariants } = loadCompiled(
  'platform/uploads/make-waiting-variants.js',
) as typeof Variants;

let cms: TestCms;
let adminToken: string;

beforeAll(async () => {
  cms = await useCms('empty');
  adminToken = await logIn();
});

afterAll(() => cms.stop());

const shareSize = { width: 1200, height: 630 };
const colour = { r: 154, g: 59, b: 38 };

function drawPicture(width: number, height: number): sharp.Sharp {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

test('SHELL-4 an uploaded picture is kept in its widths and formats, and leaves with them', async () => {
  const before = listFiles();
  const answer = await upload(
    await drawPicture(900, 600).png().toBuffer(),
    'front.png',
    'image/png',
  );
  expect(answer.status).toBe(201);
  const [file] = answer.body as { id: number; hash: string; url: string; formats: object }[];
  const added = listFiles().filter((name) => !before.includes(name));
  const hash = file?.hash ?? '';
  const variants = [100, 400, 600, 900].flatMap((width) =>
    ['avif', 'webp', 'jpg'].map((format) => `${hash}-${width}.${format}`),
  );
  const others = [`${hash}.png`, `${hash}-thumbnail.jpg`, `${hash}-share.jpg`];
  expect(added.sort()).toEqual([...others, ...variants].sort());
  const { width, format } = await sharp(
    path.join(cms.dataDir, 'public/uploads', `${hash}-400.avif`),
  ).metadata();
  expect([width, format]).toEqual([400, 'heif']);

  const removal = await fetch(`${cms.url}/upload/files/${file?.id}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${adminToken}` },
  });
  expect(removal.status).toBe(200);
  expect(listFiles()).toEqual(before);
});

test('SEO-2 a picture has a JPEG to share, cut to 1200 by 630 whatever its own shape', async () => {
  const tall = await drawPicture(300, 900).png().toBuffer();
  const answer = await upload(tall, 'tall.png', 'image/png');
  const [file] = answer.body as { hash: string }[];
  const share = path.join(cms.dataDir, 'public/uploads', `${file?.hash}-share.jpg`);
  expect(await sharp(share).metadata()).toMatchObject({ ...shareSize, format: 'jpeg' });
});

test('SEO-2 a picture from before there were any to share gets one, once', async () => {
  const answer = await upload(await drawPicture(300, 200).png().toBuffer(), 'old.png', 'image/png');
  const [file] = answer.body as { id: number; hash: string; formats: object }[];
  const share = path.join(cms.dataDir, 'public/uploads', `${file?.hash}-share.jpg`);
  const files = cms.strapi.db.query('plugin::upload.file');
  const formats: Record<string, unknown> = { ...file?.formats };
  delete formats.share;
  await files.update({ where: { id: file?.id }, data: { formats } });
  rmSync(share);

  expect(await generateMissingSocialImages(cms.strapi)).toBe(1);

  expect(await sharp(share).metadata()).toMatchObject(shareSize);
  expect(await generateMissingSocialImages(cms.strapi)).toBe(0);
});

test('SHELL-4 a picture taken on its side is kept upright', async () => {
  const photo = await drawPicture(600, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const answer = await upload(photo, 'side.jpg', 'image/jpeg');
  const [file] = answer.body as { hash: string; width: number; height: number }[];
  expect(file).toMatchObject({ width: 300, height: 600 });
  const variant = path.join(cms.dataDir, 'public/uploads', `${file?.hash}-100.jpg`);
  expect(await sharp(variant).metadata()).toMatchObject({ width: 100, height: 200 });
});

test('SHELL-4 a picture has its variants also when its original was stored first', async () => {
  const bytes = await drawPicture(150, 100).png().toBuffer();
  const images = cms.strapi.plugin('upload').service('image-manipulation') as {
    generateResponsiveFormats(file: object): Promise<{ key: string }[]>;
  };
  const stored = { name: 'small.png', hash: 'small', getStream: () => Readable.from([bytes]) };
  const variants = await images.generateResponsiveFormats(stored);
  expect(variants.map(({ key }) => key)).toEqual(expect.arrayContaining(['avif100', 'jpg150']));
});

test('SHELL-4 a picture does not tell where it was taken', async () => {
  const photo = await drawPicture(600, 300)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toBuffer();
  const answer = await upload(photo, 'home.jpg', 'image/jpeg');
  const [file] = answer.body as { url: string }[];
  const stored = Buffer.from(await (await fetch(`${cms.url}${file?.url}`)).arrayBuffer());
  expect(stored.includes('secret place')).toBe(false);
});

test.each([
  ['page.jpg', 'image/jpeg', '<html><script>alert(1)</script></html>'],
  ['page.png', 'text/html', '<html><script>alert(1)</script></html>'],
  ['half.jpg', 'image/jpeg', 'half'],
  ['page.html', 'text/html', '<html></html>'],
  ['run.js', 'text/javascript', 'alert(1)'],
  ['run.exe', 'application/x-msdownload', 'MZ'],
  ['film.mp4', 'video/mp4', '<html><script>alert(1)</script></html>'],
  ['plan.pdf', 'application/pdf', '<html><script>alert(1)</script></html>'],
  ['plan.pdf', 'application/pdf', '%PDF-1.7\n<script>alert(1)</script>'],
  ['logo.svg', 'image/svg+xml', '<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'],
])('SHELL-4 %s (%s) is refused and nothing of it stays', async (name, type, content) => {
  const bytes =
    content === 'half'
      ? (await drawPicture(800, 800).jpeg().toBuffer()).subarray(0, 400)
      : Buffer.from(content);
  const before = listFiles();
  const answer = await upload(bytes, name, type);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(listFiles()).toEqual(before);
});

test.each([
  ['IMG_0001.HEIC', 'image/heic'],
  ['IMG_0001.heif', 'application/octet-stream'],
])('SHELL-4 the photo of an iPhone is refused with what to do: %s (%s)', async (name, type) => {
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  const { status, body } = await upload(heic, name, type);
  expect([status, (body as { error: { message: string } }).error.message]).toEqual([
    400,
    expect.stringContaining('HEIC pictures cannot be read. Send it as JPEG'),
  ]);
});

test('SHELL-4 a drawing is stored without its scripts, and opens as a download', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" onload="alert(1)"><script>alert(1)</script><rect width="9" height="9"/></svg>';
  const answer = await upload(Buffer.from(svg), 'logo.svg', 'image/svg+xml');
  expect(answer.status).toBe(201);
  const [file] = answer.body as { url: string; sizeInBytes: number }[];
  const response = await fetch(`${cms.url}${file?.url}`);
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-disposition')).toBe('attachment');
  const stored = await response.text();
  expect(stored).toContain('<rect width="9" height="9">');
  expect(stored).not.toContain('alert');
});

test('SHELL-4 a drawing of a feed is stored without its scripts', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><script>alert(1)</script></svg>';
  const id = await storePicture(cms.strapi, { bytes: Buffer.from(svg), name: 'plan.svg' });
  const file = (await cms.strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { id } })) as PictureFile;
  expect(await (await fetch(cms.url + file.url)).text()).not.toContain('alert');
  const outside = svg.replace(
    '<script>alert(1)</script>',
    '<use href="https://x.example/a.svg#a"/>',
  );
  const bytes = Buffer.from(outside);
  await expect(storePicture(cms.strapi, { bytes, name: 'plan.svg' })).rejects.toThrow();
});

test.each([
  ['front.png', 'front.jpg'],
  ['front.webp', 'front.jpg'],
  ['film.mp4', 'film.jpg'],
  ['front.jpeg', 'front.jpeg'],
])('SHELL-4 a JPEG that is called %s is stored as %s', async (name, right) => {
  const bytes = await drawPicture(120, 80).jpeg().toBuffer();
  const answer = await upload(bytes, name, 'application/octet-stream');
  expect([answer.status, answer.body]).toEqual([
    201,
    [expect.objectContaining({ name: right, ext: path.extname(right), mime: 'image/jpeg' })],
  ]);
});

test('SHELL-4 what a file is cannot be changed by what is written about it', async () => {
  const answer = await upload(await drawPicture(90, 60).png().toBuffer(), 'a.png', 'image/png');
  const [file] = answer.body as { id: number; url: string }[];
  const info = { name: 'page.html', ext: '.html', mime: 'text/html', url: '/x.html', hash: 'x' };
  for (const address of [`/upload/files/${file?.id}`, `/upload?id=${file?.id}`]) {
    const form = new FormData();
    form.append('fileInfo', JSON.stringify(info));
    const method = address.includes('?') ? 'POST' : 'PUT';
    const headers = { authorization: `Bearer ${adminToken}` };
    await fetch(cms.url + address, { method, headers, body: form });
  }
  const stored: unknown = await cms.strapi.db
    .query('plugin::upload.file')
    .findOne({ where: { id: file?.id } });
  expect(stored).toMatchObject({ ext: '.png', mime: 'image/png', url: file?.url });
});

describe('SHELL-4 pictures of phones with 108 and 200 million pixels', () => {
  // A single colour: small files that decode to all of their pixels.
  const large = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: colour }, limitInputPixels: false });

  test('are taken and stored smaller', async () => {
    const photo = await large(12_000, 9000).jpeg().toBuffer();
    const answer = await upload(photo, 'phone.jpg', 'image/jpeg');
    expect([answer.status, answer.body]).toEqual([
      201,
      [expect.objectContaining({ width: 6000, height: 4500, mime: 'image/jpeg' })],
    ]);
    const [file] = answer.body as { url: string }[];
    const original = path.join(cms.dataDir, 'public', file?.url ?? '');
    expect(await sharp(original).metadata()).toMatchObject({ width: 6000, height: 4500 });
  }, 600_000);

  test('are refused with the limit where they cannot be read', async () => {
    const photo = await large(12_000, 9000).png().toBuffer();
    const { status, body } = await upload(photo, 'phone.png', 'image/png');
    expect([status, (body as { error: { message: string } }).error.message]).toEqual([
      400,
      'phone.png has 108 million pixels. Only a JPEG that is not progressive can have so many (up to 220 million), other pictures 100 million: save it so, or make it smaller. 20 million are plenty for the site.',
    ]);
  });
});

interface CardPicture {
  width: number;
  height: number;
  widths: number[];
  focus?: string;
}

/** The first picture of each listing of a source, by its title. */
async function listCovers(): Promise<Record<string, CardPicture>> {
  const rows = (await cms.strapi.db
    .connection(CARDS)
    .where('card', 'like', '%Picture set: %')
    .select('card')) as { card: string }[];
  const cards = rows.map(({ card }) => JSON.parse(card) as { title: string; picture: CardPicture });
  return Object.fromEntries(cards.map(({ title, picture }) => [title.slice(13), picture]));
}

describe('DETAIL-13 SHELL-4 pictures of real shapes, from a feed', () => {
  const names = ['upright', 'thumbnail', 'wide', 'off-centre', 'rotated', 'cmyk', 'wide-gamut'];

  beforeAll(async () => {
    const source = await writePictureSet(names);
    const store = (picture: { bytes: Buffer; name: string }) => storePicture(cms.strapi, picture);
    await importSnapshot(cms.strapi, { source, key: 'pictures', storePicture: store });
    const files = cms.strapi.db.query('plugin::upload.file');
    await files.update({ where: { name: 'wide.jpg' }, data: { focalPoint: { x: 10, y: 90 } } });
    await makeWaitingVariants(cms.strapi);
  }, 600_000);

  test('have their own sizes, upright, with files of 2,000 and 2,560 pixels where they are wide', async () => {
    const covers = await listCovers();
    const sizes = Object.entries(covers).map(([name, { width, height, widths }]) => [
      name,
      [width, height, Math.max(...widths)],
    ]);
    expect(Object.fromEntries(sizes)).toEqual({
      upright: [3024, 4032, 2560],
      thumbnail: [320, 240, 320],
      wide: [3000, 2000, 2560],
      'off-centre': [2400, 1000, 2000],
      rotated: [2000, 1500, 2000],
      cmyk: [2000, 1333, 2000],
      'wide-gamut': [2600, 1733, 2560],
    });
  });

  test('have a focal point where they are long, and the one that staff chose stays', async () => {
    const { wide, upright, thumbnail, ...others } = await listCovers();
    expect(others['off-centre']?.focus).toBe('right');
    expect(wide?.focus).toBe('left bottom');
    expect([thumbnail?.focus, upright?.focus]).not.toContain('right');
  });

  test('are sRGB in every file that browsers get', async () => {
    const folder = path.join(cms.dataDir, 'public/uploads');
    const made = readdirSync(folder).filter((name) => /^(cmyk|wide.gamut).*-600\.jpg$/.test(name));
    expect(made).toHaveLength(2);
    for (const name of made) {
      const { space, channels } = await sharp(path.join(folder, name)).metadata();
      expect([name, space, channels]).toEqual([name, 'srgb', 3]);
    }
  });
});

test('SHELL-4 a file that is too large is refused with its size and the limit', async () => {
  const film = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'),
    Buffer.alloc(21 * 2 ** 20),
  ]);
  const { status, body } = await upload(film, 'film.mp4', 'video/mp4');
  expect([status, (body as { error: { message: string } }).error.message]).toEqual([
    400,
    'film.mp4 has 22 MB; at most 20 MB are taken.',
  ]);
});

test('SHELL-4 nothing outside the folder of uploads is served', async () => {
  for (const address of [
    '/uploads/../../cms.sqlite',
    '/uploads/..%2f..%2fcms.sqlite',
    '/cms.sqlite',
  ]) {
    const response = await fetch(`${cms.url}${address}`);
    expect([302, 400, 403, 404]).toContain(response.status);
  }
});

test('DATA-3 a picture is found by its content through an index, whatever its name was', async () => {
  const bytes = await drawPicture(120, 80).png().toBuffer();
  const id = await storePicture(cms.strapi, { bytes, name: 'front.png' });
  expect(await storePicture(cms.strapi, { bytes, name: 'other name.png' })).toBe(id);
  const { connection, dialect } = cms.strapi.db;
  const file = (await connection('files').where({ id }).first('hash')) as { hash: string };
  const digest = file.hash.split('_').at(-1) ?? '';
  const plan = await connection.transaction(async (trx) => {
    const isPostgres = dialect.client === 'postgres';
    // PostgreSQL scans such a small table unless that is disabled.
    if (isPostgres) await trx.raw('set local enable_seqscan = off');
    const { sql, bindings } = findByDigest(trx, digest).select('id').toSQL();
    const given = [...bindings] as string[];
    return trx.raw(`${isPostgres ? 'explain' : 'explain query plan'} ${sql}`, given) as unknown;
  });
  expect(JSON.stringify(plan)).toContain('files_digest');
});

describe('PERF-6 a picture that is stored while nobody waits for its variants', () => {
  const waiting = () => cms.strapi.db.connection<WaitingPicture>('waiting_pictures');
  const files = () => cms.strapi.db.query('plugin::upload.file');

  async function store(name: string, width: number): Promise<number> {
    const bytes = await drawPicture(width, width / 2)
      .jpeg()
      .toBuffer();
    return storePicture(cms.strapi, { bytes, name });
  }

  async function findPicture(id: number) {
    return describePicture((await files().findOne({ where: { id } })) as PictureFile, 'nl');
  }

  test('is its original first, at once and at its size, and then its variants', async () => {
    const before = listFiles();
    const id = await store('later.jpg', 420);
    const original = await findPicture(id);
    expect(original).toMatchObject({ width: 420, height: 210, widths: [], share: null });
    const added = listFiles().filter((name) => !before.includes(name));
    expect(added.map((name) => `/uploads/${name}`)).toEqual([original?.src]);

    await makeWaitingVariants(cms.strapi);

    const stem = original?.src.replace('.jpg', '');
    const share = `${stem}-share.jpg`;
    expect(await findPicture(id)).toMatchObject({ src: stem, widths: [100, 400, 420], share });
    expect(listFiles()).toContain(path.basename(`${stem}-400.avif`));
    expect(await waiting().select()).toEqual([]);
  });

  test('is shown by the cards of its listing, before and after', async () => {
    const Pictures = [{ ID: 'p', Url: 'yard.jpg', Name: 'Yard', Kind: 'photo' }];
    const source = buildSnapshot([buildListing({ Pictures })]);
    mkdirSync(path.join(source, 'pictures'));
    writeFileSync(
      path.join(source, 'pictures/yard.jpg'),
      await drawPicture(430, 200).jpeg().toBuffer(),
    );
    const report = await importSnapshot(cms.strapi, {
      source,
      storePicture: (picture) => storePicture(cms.strapi, picture),
    });
    expect(report).toMatchObject({ added: 1, problemCount: 0 });
    expect(await findCardPicture()).toMatchObject({ width: 430, height: 200, widths: [] });
    await makeWaitingVariants(cms.strapi);
    expect(await findCardPicture()).toMatchObject({ widths: [100, 400, 430] });
  });

  test('goes on with its variants after the CMS was stopped', async () => {
    const ids = [await store('one.jpg', 110), await store('two.jpg', 112)];
    const stopped = new AbortController();
    const running = makeWaitingVariants(cms.strapi, stopped.signal);
    stopped.abort();
    await running;
    expect(await waiting().select('attempts')).toEqual([{ attempts: 0 }, { attempts: 0 }]);
    await makeWaitingVariants(cms.strapi);
    for (const id of ids)
      expect(await findPicture(id)).toMatchObject({ widths: [100, expect.any(Number)] });
  });

  test('stays its original when no variants can be made of it, after some tries', async () => {
    const id = await store('odd.jpg', 130);
    const { src } = (await findPicture(id)) ?? { src: '' };
    writeFileSync(path.join(cms.dataDir, 'public', src), 'no picture any more');
    await makeWaitingVariants(cms.strapi);
    const [row] = await waiting().select();
    expect(row).toMatchObject({ file_id: id, attempts: 1 });
    expect(row?.due_at).toBeGreaterThan(Date.now());
    await waiting().update({ attempts: mostAttempts - 1, due_at: 0 });
    await makeWaitingVariants(cms.strapi);
    expect(await waiting().select()).toEqual([]);
    expect(await findPicture(id)).toMatchObject({ src, widths: [] });
  });

  test('has them at once when not every browser shows its kind', async () => {
    const bytes = await drawPicture(140, 70).tiff().toBuffer();
    const id = await storePicture(cms.strapi, { bytes, name: 'scan.tif' });
    expect(await findPicture(id)).toMatchObject({ widths: [100, expect.any(Number)] });
    expect(await waiting().select()).toEqual([]);
  });

  test('is called by what it is, whatever its source calls it', async () => {
    const bytes = await drawPicture(141, 70).jpeg().toBuffer();
    const id = await storePicture(cms.strapi, { bytes, name: 'photo.php' });
    expect((await findPicture(id))?.src).toMatch(/\.jpg$/);
  });

  async function findCardPicture(): Promise<object | null> {
    const { data } = await cms.query<{ listingDetail: { card: { picture: object } } }>(
      '{ listingDetail(language: "nl", id: "100") { card { picture { src width height widths } } } }',
    );
    return data?.listingDetail.card.picture ?? null;
  }
});

function listFiles(): string[] {
  return readdirSync(path.join(cms.dataDir, 'public/uploads')).sort();
}

async function upload(
  bytes: Buffer,
  name: string,
  type: string,
): Promise<{ status: number; body: unknown }> {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)], { type }), name);
  const response = await fetch(`${cms.url}/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}` },
    body: form,
  });
  return { status: response.status, body: await response.json() };
}

async function logIn(): Promise<string> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = buildEnvironment();
  const response = await fetch(`${cms.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}
