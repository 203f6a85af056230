import { expect } from 'vitest';
import type { TestSite } from './open-test-site';
import { parseDocument } from './read-document';
import { signPreviewToken } from './sign-preview-token';

export const homeTarget = { type: 'page', key: 'home', language: 'nl', status: 'DRAFT' };

/** An editor's browser that opens links of the CMS; after `start` it can read previews. */
export function createPreviewBrowser(site: () => TestSite) {
  let cookie = '';
  const sign = (target: object, at?: number) =>
    signPreviewToken({ ...homeTarget, ...target }, site().previewSecret, at);
  const open = (target: object, headers?: Record<string, string>, at?: number) =>
    site().get(`/preview/?token=${sign(target, at)}`, headers);
  const get = (path: string) => site().get(path, { Cookie: cookie });
  return {
    sign,
    open,
    get,
    cookie: () => cookie,
    async start() {
      cookie = readPreviewCookie(await open({}));
    },
    async read(path: string) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      return parseDocument(await response.text());
    },
  };
}

export function readPreviewCookie(response: Response): string {
  return (response.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
}
