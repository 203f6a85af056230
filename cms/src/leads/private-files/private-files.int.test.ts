import { randomUUID } from 'node:crypto';
import { readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { TestCms } from '../../../test/boot';
import { buildDocx, buildPdf } from '../../../test/build-documents';
import { buildLead, createLead, sendLead } from '../../../test/build-lead';
import { buildEnvironment } from '../../../test/environment';
import { limitFileSize } from '../../../test/limit-file-size';
import { logIn } from '../../../test/log-in';
import { useCms } from '../../../test/use-cms';
import { removeOrphans } from './remove-files';
import { documentsOf } from '../../platform/database/documents';

const environment = buildEnvironment();
const dayMs = 24 * 3600 * 1000;
const gaussian = { type: 'gaussian', mean: 128, sigma: 60 } as const;

let cms: TestCms;

beforeAll(async () => {
  cms = await useCms('empty');
});

afterAll(() => cms.stop());

interface Answer {
  status: number;
  body: { id?: string; error?: string };
}

async function post(
  body: BodyInit,
  { purpose = 'cv', name = 'cv.pdf', token = environment.CMS_TOKEN ?? '' } = {},
): Promise<Answer> {
  const response = await fetch(`${cms.url}/lead-files?purpose=${purpose}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(name),
    },
    body,
    duplex: 'half',
  } as RequestInit);
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** Returns an address that has not sent anything. */
const writeEmail = (): string => `${randomUUID()}@example.org`;

async function sendCv(name?: string): Promise<{ file: string; lead: string }> {
  const { body } = await post(new Uint8Array(buildPdf()), { name });
  const file = body.id ?? '';
  return { file, lead: await createLead(cms, { kind: 'job', email: writeEmail(), job: { file } }) };
}

async function open(file: string, who: 'ADMIN' | 'EDITOR' | null): Promise<Response> {
  const { [`${who}_EMAIL`]: email, [`${who}_PASSWORD`]: password } = environment;
  const token = who === null ? 'none' : await logIn(cms.url, email, password);
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${cms.url}/agency/lead-files/${file}`, { headers });
}

const listDisk = () => readdirSync(path.join(cms.dataDir, 'private'));

test.runIf(process.platform === 'linux')(
  'FORM-11 of a file that a full disk cuts short nothing is left',
  async () => {
    await sendCv();
    const before = listDisk();
    const noise = { width: 200, height: 200, channels: 3 as const, noise: gaussian };
    const picture = await sharp({ create: { ...noise, background: 'white' } })
      .png()
      .toBuffer();
    const allow = limitFileSize();
    onTestFinished(allow);
    const refused = await post(new Uint8Array(picture), { purpose: 'picture', name: 'a.png' });
    allow();
    expect([refused.status, listDisk()]).toEqual([500, before]);
    const taken = await post(new Uint8Array(picture), { purpose: 'picture', name: 'a.png' });
    expect(taken.status).toBe(200);
  },
);

test('FORM-11 a CV is kept for the process alone, under a name nobody can guess', async () => {
  const { status, body } = await post(new Uint8Array(buildDocx()));
  expect(status).toBe(200);
  expect(body.id).toMatch(/^[0-9a-f]{48}$/);
  const place = path.join(cms.dataDir, 'private', body.id ?? '');
  expect(statSync(place).mode & 0o777).toBe(0o600);
  for (const address of [`/uploads/${body.id}`, `/private/${body.id}`, `/lead-files/${body.id}`]) {
    expect((await fetch(`${cms.url}${address}`)).status).toBeGreaterThanOrEqual(404);
  }
});

test('FORM-11 a program called .pdf, an empty file and one that is too long are refused', async () => {
  const before = listDisk().length;
  expect(await post('MZ…')).toEqual({ status: 422, body: { error: 'type' } });
  expect(await post('')).toEqual({ status: 422, body: { error: 'type' } });
  const long = new Uint8Array(5 * 1024 * 1024 + 1);
  expect(await post(long)).toEqual({ status: 413, body: { error: 'size' } });
  const chunked = new Blob([long]).stream();
  expect(await post(chunked)).toEqual({ status: 413, body: { error: 'size' } });
  expect((await post('x', { purpose: 'anything' })).status).toBe(415);
  expect(listDisk()).toHaveLength(before);
});

test('CMS-6 a file needs the token of the site', async () => {
  expect((await post(new Uint8Array(buildPdf()), { token: 'wrong' })).status).toBe(401);
});

test('FORM-11 staff who may read leads save the CV of a lead; nobody else gets it', async () => {
  const { file, lead } = await sendCv('../../été <b>"CV".exe.pdf');
  const stored = await documentsOf(cms.strapi, 'api::lead.lead').findOne({
    documentId: lead,
    populate: ['job'],
  });
  expect(stored?.job).toMatchObject({
    cvName: 'été b CV exe.pdf',
    cvFile: file,
  });
  for (const who of ['ADMIN', 'EDITOR'] as const) {
    const response = await open(file, who);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(buildPdf());
    const headers: Record<string, string> = {};
    response.headers.forEach((value, name) => (headers[name] = value));
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="_t_ b CV exe.pdf"; filename*=UTF-8\'\'%C3%A9t%C3%A9%20b%20CV%20exe.pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  }
  expect((await open(file, null)).status).toBe(401);
  const siteToken = { authorization: `Bearer ${environment.CMS_TOKEN}` };
  const asSite = await fetch(`${cms.url}/agency/lead-files/${file}`, { headers: siteToken });
  expect(asSite.status).toBe(401);
});

test('FORM-11 a file that waits for its lead is opened by nobody', async () => {
  const { body } = await post(new Uint8Array(buildPdf()));
  expect((await open(body.id ?? '', 'ADMIN')).status).toBe(404);
  expect((await open('../cms.sqlite', 'ADMIN')).status).toBe(404);
});

test('FORM-11 one file is for one lead, and for its purpose', async () => {
  const { file } = await sendCv();
  for (const wrong of [
    buildLead({ kind: 'job', job: { file } }),
    buildLead({ kind: 'job', job: { file: 'f'.repeat(48) } }),
    buildLead({ kind: 'testimonial', remark: 'Good', testimonial: { name: 'Ann', file } }),
  ]) {
    const { errors } = await sendLead(cms, wrong);
    expect(errors?.[0]?.extensions?.code).toBe('UNKNOWN_FILE');
  }
});

test('FORM-11 of a lead that is known already, or whose form token gave enough, no file is kept', async () => {
  const send = async (formToken: string, submissionId: string) => {
    const { body } = await post(new Uint8Array(buildPdf()));
    const job = { file: body.id ?? '' };
    const email = writeEmail();
    return sendLead(cms, buildLead({ kind: 'job', email, job, formToken, submissionId }));
  };
  const token = 'token-of-files';
  for (let turn = 1; turn <= 5; turn += 1) await send(token, `${token}.${turn}`);
  const before = listDisk();
  expect((await send(token, `${token}.5`)).errors).toBeUndefined();
  const { errors } = await send(token, `${token}.6`);
  expect(errors?.[0]?.extensions?.code).toBe('FORM_TOKEN_SPENT');
  await expect.poll(listDisk).toEqual(before);
});

test.each([
  ['without a lead', 513, ''],
  ['of leads within a day', 257, 'a-lead'],
])('FORM-11 files %s have a ceiling', async (_name, megabytes, lead) => {
  const { body } = await post(new Uint8Array(buildPdf()));
  const files = () => cms.strapi.db.connection('private_files').where({ file_id: body.id });
  await files().update({ size: megabytes * 1024 * 1024, lead });
  expect(await post(new Uint8Array(buildPdf()))).toEqual({ status: 507, body: { error: 'full' } });
  await files().update({ size: 1000, lead: '' });
  expect((await post(new Uint8Array(buildPdf()))).status).toBe(200);
});

test('FORM-11 files of leads have a ceiling in all, files for owners do not count', async () => {
  const { body } = await post(new Uint8Array(buildPdf()));
  const files = () => cms.strapi.db.connection('private_files').where({ file_id: body.id });
  const created_at = Date.now() - 30 * dayMs;
  // Earlier tests' files use up the remaining bytes.
  await files().update({ size: 2 ** 31 - 1, lead: 'a-lead', created_at });
  expect((await post(new Uint8Array(buildPdf()))).status).toBe(507);
  await files().update({ purpose: 'owner' });
  expect((await post(new Uint8Array(buildPdf()))).status).toBe(200);
  await files().delete();
});

test('FORM-11 one address sends five files a day, and the sixth leaves the form to be sent without', async () => {
  const sendFrom = async (email: string) => {
    const { body } = await post(new Uint8Array(buildPdf()));
    return sendLead(cms, buildLead({ kind: 'job', email, job: { file: body.id ?? '' } }));
  };
  for (let turn = 1; turn <= 5; turn += 1) {
    expect((await sendFrom('many@example.org')).errors).toBeUndefined();
  }
  const before = listDisk();
  const { errors } = await sendFrom('many@example.org');
  expect(errors?.[0]?.extensions?.code).toBe('FILES_FULL');
  await expect.poll(listDisk).toEqual(before);
  expect((await sendFrom('other@example.org')).errors).toBeUndefined();
});

test('FORM-11 the CV goes with the lead', async () => {
  const { file, lead } = await sendCv();
  expect(listDisk()).toContain(file);
  await documentsOf(cms.strapi, 'api::lead.lead').delete({ documentId: lead });
  await expect.poll(listDisk).not.toContain(file);
  expect((await open(file, 'ADMIN')).status).toBe(404);
});

test('FORM-11 what no lead claims within a day is removed, the rest stays', async () => {
  const { file } = await sendCv();
  const { body } = await post(new Uint8Array(buildPdf()));
  await post(new Uint8Array(buildPdf()));
  const old = new Date(Date.now() - dayMs - 1000);
  for (const id of listDisk()) utimesSync(path.join(cms.dataDir, 'private', id), old, old);
  await cms.strapi.db
    .connection('private_files')
    .whereIn('file_id', [file, body.id ?? ''])
    .update({ created_at: old.getTime() });
  await removeOrphans(cms.strapi, Date.now());
  expect(listDisk()).toContain(file);
  expect(listDisk()).not.toContain(body.id);
  const { errors } = await sendLead(cms, buildLead({ kind: 'job', job: { file: body.id } }));
  expect(errors?.[0]?.extensions?.code).toBe('UNKNOWN_FILE');
});

test('FORM-12 a picture is made anew from its pixels; what is none is refused', async () => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a63a24' } });
  const bytes = await picture
    .withExif({ IFD0: { Artist: 'Ann' } })
    .png()
    .toBuffer();
  const hidden = Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]);
  const { body } = await post(new Uint8Array(hidden), { purpose: 'picture', name: 'me.png' });
  const place = path.join(cms.dataDir, 'private', body.id ?? '');
  const { format, exif } = await sharp(place).metadata();
  expect([format, exif]).toEqual(['jpeg', undefined]);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  for (const wrong of [drawing, '<html>', new Uint8Array(buildPdf())]) {
    expect((await post(wrong, { purpose: 'picture' })).status).toBe(422);
  }
});
