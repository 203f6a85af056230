import { createRequestHandler, installGlobals, type ServerBuild } from '@remix-run/node';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bootCms, type TestCms } from '../../../cms/test/boot';
import { findTemplate } from '../../../cms/test/template';
import type { forgetAnswers } from '../cms/client/query.server';
import type { runCancellable } from '../cms/client/cancellation.server';
import { everyChange } from '../cms/changed-tags';
import { readUnsavedRequest } from '../cms/preview/unsaved-request';
import { startCmsProxy, type CmsProxy } from './cms-proxy';

const buildFile = fileURLToPath(new URL('../../build/server/index.js', import.meta.url));
const origin = 'http://site.test';

export type TestSite = {
  cms: TestCms;
  /** Proxy between the site and the CMS that can hold back responses. */
  proxy: CmsProxy;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Requests a path and waits until `signal` is aborted. */
  getUntil(signal: AbortSignal, path: string): Promise<Response>;
  post(path: string, body: BodyInit, headers?: Record<string, string>): Promise<Response>;
  read(path: string, headers?: Record<string, string>): Promise<string>;
  /** Clears remembered answers of the CMS, as a publish notice does. */
  forget(): void;
  previewSecret: string;
  stop(): Promise<void>;
};

/** Starts the CMS on a copy of a database with the seed, and the built site. */
export async function openTestSite(): Promise<TestSite> {
  if (!existsSync(buildFile)) throw new Error('Build the site first: npm run build -w web');
  const cms = await bootCms({ template: await findTemplate('site') });
  const proxy = await startCmsProxy(cms.url);
  const secret = 'test-secret-0123456789-0123456789';
  // The built site reads its settings when it is imported below.
  // eslint-disable-next-line no-restricted-properties
  Object.assign(process.env, {
    CMS_URL: proxy.url,
    SITE_URL: origin,
    PREVIEW_SECRET: secret,
    NOTICE_SECRET: secret,
    SESSION_SECRET: secret,
    EXPORT_TOKEN: secret,
    MCP_ENDPOINT: 'true',
  });
  installGlobals({ nativeFetch: true });
  const build = (await import(/* @vite-ignore */ buildFile)) as ServerBuild & {
    entry: {
      module: {
        forgetAnswers: typeof forgetAnswers;
        runCancellable: typeof runCancellable;
      };
    };
  };
  const handle = createRequestHandler(build, 'production');
  const get: TestSite['get'] = (path, headers) => handle(new Request(origin + path, { headers }));
  return {
    cms,
    proxy,
    get,
    getUntil: (signal, path) => build.entry.module.runCancellable(signal, () => get(path)),
    async post(path, body, headers) {
      const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const sent = typeof body === 'string' ? { ...type, ...headers } : headers;
      const request = new Request(origin + path, { method: 'POST', body, headers: sent });
      const preview = await readUnsavedRequest(request.clone());
      return preview ? handle(preview.request, { unsaved: preview.unsaved }) : handle(request);
    },
    async read(path, headers) {
      const response = await get(path, headers);
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
      return response.text();
    },
    forget: () => build.entry.module.forgetAnswers(everyChange),
    previewSecret: secret,
    async stop() {
      await proxy.stop();
      await cms.stop();
    },
  };
}
