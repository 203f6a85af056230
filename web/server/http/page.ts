import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress, decompress, negotiateEncoding, type Effort, type Encoding } from './encoding';
import { isPreview } from './page-key';
import { buildContentSecurityPolicy, type SecuritySettings } from './security/security-headers';
import { speculationRulesHeader } from './security/speculation-rules';

/** Internal headers by which a route describes its answer; they are removed before sending. */
const tagsHeader = 'X-Cache-Tags';
const keepHeader = 'X-Cache-Keep';
const tilesHeader = 'X-Map-Tiles';
const framesHeader = 'X-Frame-Hosts';
const thirdPartiesHeader = 'X-Third-Parties';
/** Headers that allow one style element, and inline scripts. */
const styleHeader = 'X-Style-Hash';
const nonceHeader = 'X-Script-Nonce';

/**
 * Header of a page that explains a failure itself: `yes` for a page with the visitor's input,
 * `layout` for one with header and menu around the message.
 */
const wholeHeader = 'X-Whole-Page';

export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** Weak, because it is the same in every encoding; empty unless the status is 200. */
  readonly etag: string;
  readonly tags: readonly string[];
  readonly isShared: boolean;
  /**
   * Cache rule: `own` under its own address; `plain` under its path, because the query does not
   * affect it; `no` shared by waiting clients and then dropped; `partial` when a part failed, so
   * that an older complete page is preferred.
   */
  readonly keep: 'own' | 'plain' | 'no' | 'partial';
  /**
   * Reason to show it whatever its status: it contains the visitor's input (`yes`) or has header
   * and menu (`layout`); otherwise null.
   */
  readonly whole: 'yes' | 'layout' | null;
  readonly effort?: Effort | undefined;
  bytes: number;
  /** Has at least one encoding; others are created on request. */
  readonly bodies: Partial<Record<Encoding, Buffer>>;
  readonly isCompressible: boolean;
}

const mapFrame = /^\/\w\w(\/preview)?\/map-frame\//;
const compressible = /^(text\/|image\/svg|application\/(json|xml|manifest\+json|rss\+xml))/;
const notShared = /private|no-store/i;
const smallestCompressed = 1024;

const headerBytes = 4096;
const tagBytes = 250;

export const internalHeaders: readonly string[] = [
  tagsHeader,
  keepHeader,
  tilesHeader,
  framesHeader,
  thirdPartiesHeader,
  styleHeader,
  nonceHeader,
  wholeHeader,
].map((name) => name.toLowerCase());
const droppedHeaders = new Set([
  ...internalHeaders,
  'connection',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

export async function finishPage(
  response: Response,
  pathname: string,
  security: SecuritySettings & { readonly hasPolicy?: boolean; readonly effort?: Effort },
): Promise<Page> {
  const identity = Buffer.from(await response.arrayBuffer());
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of response.headers) {
    if (!droppedHeaders.has(name) && name !== 'set-cookie') headers[canonicalName(name)] = value;
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['Set-Cookie'] = cookies;
  const type = response.headers.get('Content-Type') ?? '';
  if (type.startsWith('text/html') && security.hasPolicy !== false) {
    headers['Content-Security-Policy'] = buildContentSecurityPolicy(security, {
      mapTiles: response.headers.get(tilesHeader) ?? undefined,
      frameHosts: response.headers.get(framesHeader) ?? undefined,
      thirdParties: response.headers.get(thirdPartiesHeader) ?? undefined,
      styleHash: response.headers.get(styleHeader) ?? undefined,
      scriptNonce: response.headers.get(nonceHeader) ?? undefined,
      isFramedByCms: isPreview(pathname),
      writesHtml: mapFrame.test(pathname),
    });
    if (!isPreview(pathname)) Object.assign(headers, speculationRulesHeader);
  }
  if (isData(type) || isPreview(pathname)) headers['X-Robots-Tag'] = 'noindex';
  if (compressible.test(type)) headers['Vary'] = addVary(response.headers.get('Vary'));
  const cacheControl = response.headers.get('Cache-Control') ?? '';
  const tags = listTags(response.headers.get(tagsHeader));
  const keep = response.headers.get(keepHeader);
  const whole = response.headers.get(wholeHeader);
  return {
    status: response.status,
    headers,
    etag: response.status === 200 ? hash(identity) : '',
    tags,
    keep: keep === 'plain' || keep === 'no' || keep === 'partial' ? keep : 'own',
    // For a partial page, `no-store` is meant for external caches.
    isShared:
      cookies.length === 0 &&
      !(response.status === 200 && keep !== 'partial' ? notShared : /private/i).test(cacheControl),
    whole: whole === 'yes' || whole === 'layout' ? whole : null,
    effort: security.effort,
    bytes: identity.length + headerBytes + tags.length * tagBytes,
    bodies: { identity },
    isCompressible: compressible.test(type) && identity.length >= smallestCompressed,
  };
}

export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  extra: Readonly<Record<string, string>>,
): Promise<void> {
  if (page.etag !== '' && matchesEtag(request.headers['if-none-match'], page.etag)) {
    const headers: Record<string, string | string[]> = { ...page.headers, ...extra };
    delete headers['Content-Type'];
    response.writeHead(304, { ...headers, ETag: page.etag }).end();
    return;
  }
  const { body, encoding } = await encode(page, request.headers['accept-encoding']);
  if (response.headersSent || response.destroyed) return;
  response.writeHead(page.status, listHeaders(page, extra, encoding, body.length));
  response.end(request.method === 'HEAD' ? undefined : body);
}

const headerLists = new WeakMap<Page, { extra: object; lists: Map<Encoding, string[]> }>();

/**
 * Lists names and values alternately, as Node writes them; cached for pages that are sent again.
 */
function listHeaders(
  page: Page,
  extra: Readonly<Record<string, string>>,
  encoding: Encoding,
  bytes: number,
): string[] {
  const known = headerLists.get(page);
  const lists = known?.extra === extra ? known.lists : new Map<Encoding, string[]>();
  if (lists !== known?.lists) headerLists.set(page, { extra, lists });
  const headers =
    lists.get(encoding) ??
    Object.entries({
      ...page.headers,
      ...extra,
      ...(page.etag !== '' && { ETag: page.etag }),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ...(page.status !== 204 && page.status !== 304 && { 'Content-Length': String(bytes) }),
    }).flatMap(([name, value]) => [value].flat().flatMap((one) => [name, one]));
  lists.set(encoding, headers);
  return headers;
}

/**
 * Keeps only the Brotli encoding of a page, a sixth of its size; other encodings are created from
 * it on request. Does nothing if the page is not compressible. Requests during the compression wait
 * for it.
 */
export async function keepSmall(page: Page, effort = page.effort): Promise<void> {
  if (!page.isCompressible || page.bodies.identity === undefined) return;
  await makeOnce(page, 'br', effort);
  page.bytes -= page.bodies.identity?.length ?? 0;
  delete page.bodies.identity;
}

export async function readBody(page: Page): Promise<Buffer> {
  return page.bodies.identity ?? makeOnce(page, 'identity');
}

async function encode(page: Page, accepted: string | undefined) {
  const encoding = page.isCompressible ? negotiateEncoding(accepted) : 'identity';
  return { body: page.bodies[encoding] ?? (await makeOnce(page, encoding)), encoding };
}

const making = new WeakMap<Page, Map<Encoding, Promise<Buffer>>>();

/** Shares the work among concurrent requests and adds the result to the page's size. */
function makeOnce(page: Page, encoding: Encoding, effort = page.effort): Promise<Buffer> {
  const running = making.get(page) ?? new Map<Encoding, Promise<Buffer>>();
  making.set(page, running);
  const known = running.get(encoding);
  if (known !== undefined) return known;
  const made = make(page, encoding, effort).finally(() => running.delete(encoding));
  running.set(encoding, made);
  return made;
}

/** The uncompressed body is not stored: it is the largest and rarely requested. */
async function make(page: Page, encoding: Encoding, effort: Effort | undefined): Promise<Buffer> {
  const { identity, br = Buffer.alloc(0) } = page.bodies;
  const whole = identity ?? (await decompress(br));
  if (encoding === 'identity') return whole;
  const body = page.bodies[encoding] ?? (await compress(whole, encoding, effort));
  if (page.bodies[encoding] === undefined) page.bytes += body.length;
  page.bodies[encoding] = body;
  return body;
}

function isData(type: string): boolean {
  return type.startsWith('text/x-script') || type.startsWith('application/json');
}

function listTags(header: string | null): string[] {
  return [...new Set((header ?? '').split(/[\s,]+/).filter((tag) => tag !== ''))];
}

function hash(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}"`;
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
}

function addVary(vary: string | null): string {
  if (vary === null || vary === '') return 'Accept-Encoding';
  return /accept-encoding/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}

function canonicalName(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
}
