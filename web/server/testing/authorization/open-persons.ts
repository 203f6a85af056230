import { createOwnedListing, storeVisits } from '../../../../cms/test/build-owned';
import { buildEnvironment } from '../../../../cms/test/environment';
import { openOwner } from '../../../../cms/test/open-owner';
import { openDocuments } from '../../../app/testing/open-documents';
import { ownerCookie } from '../../../app/testing/owner-cookie';
import { signPreviewToken } from '../../../app/testing/sign-preview-token';
import type { LiveSite } from '../open-live-site';

export interface Person {
  readonly reference: string;
  readonly cookie: string;
  /** Texts that only this owner may see: a word, the mail address, the reference. */
  readonly secrets: readonly string[];
}

const histories = [
  'api::communication.communication',
  'api::online-medium.online-medium',
  'api::appearance.appearance',
] as const;

/** Creates an owner who is logged in, with an unpublished listing and its three histories. */
export async function openPerson({ cms }: LiveSite, word: string): Promise<Person> {
  const reference = `ref-${word.toLowerCase()}`;
  const email = `${word.toLowerCase()}@example.org`;
  const owner = await openOwner(cms, { email, firstName: word, lastName: word });
  const listing = await createOwnedListing(cms, reference, owner.documentId, {
    state: 'withdrawn',
    texts: [{ language: 'nl', title: word }],
  });
  const date = new Date().toISOString();
  const entry = { listing, date, type: word, contact: word, subject: word, comment: word };
  for (const uid of histories) await openDocuments(cms, uid).create({ data: entry });
  await storeVisits(cms, reference, { [date.slice(0, 10)]: 7 });
  const { Cookie: cookie } = await ownerCookie(owner.session);
  return { reference, cookie, secrets: [word, email, reference] };
}

export async function openEditor(url: string): Promise<string> {
  const home = { type: 'page', key: 'home', language: 'nl', status: 'DRAFT' };
  const token = signPreviewToken(home, buildEnvironment().PREVIEW_SECRET ?? '');
  const answer = await fetch(`${url}/preview/?token=${token}`, { redirect: 'manual' });
  return answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
}
