import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bootCms, type TestCms } from '../../../test/boot';
import { buildPdf } from '../../../test/build-documents';
import { createLead } from '../../../test/build-lead';
import { createOwnedListing } from '../../../test/build-owned';
import { buildEnvironment } from '../../../test/environment';
import { loadCompiled } from '../../../test/load-compiled';
import { openAdmins, type RequestAdmin } from '../../../test/open-admin';
import type * as Schedule from './schedule-erasure';

const { eraseWhenDue } = loadCompiled('privacy/erasure/schedule-erasure.js') as typeof Schedule;

const onPostgres = Boolean(process.env.TEST_DATABASE_URL);
const person = {
  firstName: 'Noëlle-Aurélienne',
  lastName: 'Zwartveldhuyzen',
  email: 'Noelle.Zwartveldhuyzen@example.org',
  phone: '+32 470 91 82 73',
  street: 'Kwikstaartlaan 77',
};
/** Stored forms: as typed, folded, and only digits. */
const traces = [
  ...['noëlle-aurélienne', 'noelle-aurelienne', 'zwartveldhuyzen', 'kwikstaartlaan'],
  ...['470 91 82 73', '470918273', '470/91'],
];

let cms: TestCms;
let asAdministrator: RequestAdmin;
let logged = '';
const { write } = process.stdout;

beforeAll(async () => {
  process.stdout.write = ((text: string | Uint8Array, ...rest: []) => {
    logged += String(text);
    return write.call(process.stdout, text, ...rest);
  }) as typeof write;
  cms = await bootCms({ environment: { LOG_LEVEL: 'debug' } });
  ({ asAdministrator } = await openAdmins(cms));
});

afterAll(async () => {
  process.stdout.write = write;
  await cms.stop();
});

function findTraces(): string[] {
  const files = readdirSync(cms.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const texts = files.map((file): [string, Buffer] => [path.basename(file), readFileSync(file)]);
  return [...texts, ['log', Buffer.from(logged)] as const].flatMap(([name, bytes]) => {
    const text = `${bytes.toString('utf8')} ${bytes.toString('latin1')}`.toLowerCase();
    return traces.filter((trace) => text.includes(trace)).map((trace) => `${trace} in ${name}`);
  });
}

async function uploadCv(): Promise<string> {
  const response = await fetch(`${cms.url}/lead-files?purpose=cv`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${buildEnvironment().CMS_TOKEN}`,
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(`CV ${person.lastName}.pdf`),
    },
    body: new Uint8Array(buildPdf()),
  });
  return ((await response.json()) as { id: string }).id;
}

/** Stores leads of others between those of the person, so that rows move between pages. */
async function sendLeads(own: readonly object[]): Promise<string[]> {
  const sent: string[] = [];
  for (const lead of own) {
    for (let other = 0; other < 4; other++) {
      const remark = 'A remark of somebody else. '.repeat(1 + other * 8);
      await createLead(cms, { email: `other${other}@example.org`, lastName: 'Other', remark });
    }
    sent.push(await createLead(cms, lead));
  }
  return sent;
}

const about = `I am ${person.firstName} ${person.lastName}, call ${person.phone}. `.repeat(8);

test.skipIf(onPostgres)(
  'OPS-8 of a person who is erased no byte is left in the database, its journal and the log',
  async () => {
    await createOwnedListing(cms, '900', null);
    const [first = ''] = await sendLeads([
      { ...person, remark: about },
      { ...person, kind: 'job', job: { file: await uploadCv(), position: person.lastName } },
      { ...person, kind: 'testimonial', remark: about, testimonial: { name: person.lastName } },
      { ...person, remark: about, newsletter: true },
      {
        email: 'friend@example.org',
        kind: 'send-to-friend',
        listing: '900',
        remark: 'Look',
        friend: { name: person.lastName, email: person.email },
      },
      { ...person, email: undefined, phone: '0470/91.82.73', remark: about },
    ]);
    const lead = `/content-manager/collection-types/api::lead.lead/${first}`;
    const changed = { remark: `${about} Changed.`, phone: '0470 91 82 73' };
    expect((await asAdministrator('PUT', lead, changed)).status).toBe(200);
    expect(findTraces().join()).toContain('zwartveldhuyzen in cms.sqlite');

    for (const contact of [{ address: person.email }, { phone: person.phone }]) {
      const confirmation = Object.values(contact)[0];
      const { status, body } = await asAdministrator('POST', '/agency/privacy/erase', {
        ...contact,
        confirmation,
      });
      expect([status, body.counts]).toEqual([
        200,
        expect.objectContaining({ files: expect.any(Number) }),
      ]);
    }
    await expect.poll(findTraces, { timeout: 20_000 }).toEqual([]);
    expect(await cms.strapi.db.query('api::lead.lead').count({})).toBe(24);
  },
);

test.skipIf(onPostgres)(
  'OPS-8 of what expires, and of what staff delete, no byte is left after the night',
  async () => {
    const { strapi } = cms;
    const leads = strapi.documents('api::lead.lead');
    const subscriptions = strapi.documents('api::subscription.subscription');
    const data = { ...person, kind: 'site-contact', state: 'new', language: 'nl', remark: about };
    const { documentId } = await leads.create({
      data: { ...data, submissionId: 'deleted', newsletter: false },
    });
    const { email } = person;
    await subscriptions.create({ data: { email, language: 'nl', state: 'pending' } });
    const old = Date.now() - 10 * 24 * 3600 * 1000;
    await strapi.db.connection('subscriptions').update({ created_at: old, asked_at: old });
    expect(findTraces()).not.toEqual([]);
    await leads.delete({ documentId });
    expect(await eraseWhenDue(strapi, new Date())).toBe(true);
    await expect.poll(findTraces, { timeout: 20_000 }).toEqual([]);
  },
);
