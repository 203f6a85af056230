import { request as httpRequest, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { connect } from 'node:net';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { loadEnv, type Env } from '../env-schema';
import { startSite, type StartSettings } from '../start-site';

const secret = 'x'.repeat(32);

export interface TestSiteSettings extends Partial<Omit<StartSettings, 'env'>> {
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the real site on a free port with a fake render, and stops it when the test ends. */
export async function startTestSite(settings: TestSiteSettings = {}) {
  const lines: Record<string, unknown>[] = [];
  const parsed = loadTestEnv(settings.env);
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const site = await startSite({
    render: async () => html('<h1>Page</h1>'),
    drainMs: 1000,
    log,
    ...settings,
    env: { ...parsed, SITE_PORT: 0 },
  });
  onTestFinished(() => site.close());
  return {
    ...site,
    lines,
    get: (
      path: string,
      headers: Record<string, string> = {},
      options: RequestOptions = {},
      body?: string,
    ) => send(site.port, { path, headers, ...options, body }),
    raw: (bytes: string) => sendRaw(site.port, bytes),
  };
}

export function loadTestEnv(given: Readonly<Record<string, string>> = {}): Env {
  return loadEnv({
    NODE_ENV: 'test',
    CMS_TOKEN: secret,
    CMS_PREVIEW_TOKEN: secret,
    PREVIEW_SECRET: secret,
    NOTICE_SECRET: secret,
    SESSION_SECRET: secret,
    SITE_URL: 'http://site.test',
    PAGE_CACHE_AHEAD: 'false',
    ...given,
  });
}

export function html(body: string, init: ResponseInit = {}): Response {
  return new Response(`<!doctype html><html lang="nl"><body>${body}</body></html>`, {
    ...init,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers },
  });
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

export function send(
  port: number,
  options: RequestOptions & { body?: string | undefined },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, agent: false, ...options }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = answer;
        resolve({ status, headers, body, text: body.toString('utf8') });
      });
    });
    request.on('error', reject);
    request.end(options.body);
  });
}

function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
    socket.end(Buffer.from(bytes, 'latin1'));
  });
}

export function defer<Value>() {
  let resolve!: (value: Value) => void;
  let reject!: (error: unknown) => void;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
