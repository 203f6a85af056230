import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { compress, decompress, negotiateEncoding, type Effort, type Encoding } from './encoding';
import { isPreview } from './page-key';
import { buildContentSecurityPolicy, type SecuritySettings } from './security/security-headers';
import { speculationRulesHeader } from './security/speculation-rules';

/** The header by which a route says what its answer was made of; it never leaves the server. */
const tagsHeader = 'X-Cache-Tags';
/** The header by which a route says how its answer is kept; it never leaves the server either. */
const keepHeader = 'X-Cache-Keep';

/** The header by which a route says where a map's tiles come from; it becomes part of the policy. */
const tilesHeader = 'X-Map-Tiles';
/** The header by which a route says what frames may show; it becomes part of the policy too. */
const framesHeader = 'X-Frame-Hosts';

/** The header by which a route names the services that may load on its page (CONSENT-4). */
const thirdPartiesHeader = 'X-Third-Parties';
/** The headers by which a route lets its page have a style element, and inline scripts. */
const styleHeader = 'X-Style-Hash';
const nonceHeader = 'X-Script-Nonce';

/**
 * The header by which a route says that its page says itself what failed, whatever its status:
 * `yes` of a page with what was typed, `layout` of one with header and menu around the failure.
 */
const wholeHeader = 'X-Whole-Page';

/** An answer as finished bytes, with the headers it is sent with. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  /** Weak, for it is the same in every encoding; empty unless the status is 200. */
  readonly etag: string;
  readonly tags: readonly string[];
  /** Whether it may be given to anybody: not private and without cookies. */
  readonly isShared: boolean;
  /**
   * Under its own address; `plain`: under its path, since the query means nothing to it; `no`:
   * shared by those who wait for it and then forgotten; or `partial`: a part of it failed, so that
   * an older whole page is preferred to it.
   */
  readonly keep: 'own' | 'plain' | 'no' | 'partial';
  /**
   * Why it is shown whatever its status: it holds what a visitor typed (FORM-6), or has header and
   * menu (ERR-2). Null for a page that has neither.
   */
  readonly whole: 'yes' | 'layout' | null;
  /** How much time there is to compress it when it is asked for. */
  readonly effort?: Effort | undefined;
  /** What it takes in memory with the encodings it has by now, roughly. */
  bytes: number;
  /** In at least one encoding; others are made from it when they are asked for. */
  readonly bodies: Partial<Record<Encoding, Buffer>>;
  /** Whether it is worth compressing. */
  readonly isCompressible: boolean;
}

/** The page of the map alone, which frames show. */
const mapFrame = /^\/\w\w(\/preview)?\/map-frame\//;
const compressible = /^(text\/|image\/svg|application\/(json|xml|manifest\+json|rss\+xml))/;
const notShared = /private|no-store/i;
const smallestCompressed = 1024;
/** What headers and policy take, and each tag with its place in the index; measured, rounded up. */
const headerBytes = 4096;
const tagBytes = 250;
/** The headers that never leave the server, in lower case. */
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

/** Reads an answer to its end and finishes it: policy, ETag, tags, no framework headers. */
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
    // Of a page of which a part failed, `no-store` is meant for caches outside.
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

/** Sends a page in the encoding the client takes, or 304 when it has it already. */
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

/** What a page is sent with, by the headers that were added and the encoding. */
const headerLists = new WeakMap<Page, { extra: object; lists: Map<Encoding, string[]> }>();

/** Names and values in turn, as Node writes them; put together once for a page that is sent again. */
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
 * Keeps a page in Brotli, a sixth of its size; what browsers do not ask for is made again from it.
 * Nothing to do for one that is not worth compressing. Whoever asks for it meanwhile waits for it.
 */
export async function keepSmall(page: Page, effort = page.effort): Promise<void> {
  if (!page.isCompressible || page.bodies.identity === undefined) return;
  await makeOnce(page, 'br', effort);
  page.bytes -= page.bodies.identity?.length ?? 0;
  delete page.bodies.identity;
}

/** The page as it is read. */
export async function readBody(page: Page): Promise<Buffer> {
  return page.bodies.identity ?? makeOnce(page, 'identity');
}

async function encode(page: Page, accepted: string | undefined) {
  const encoding = page.isCompressible ? negotiateEncoding(accepted) : 'identity';
  return { body: page.bodies[encoding] ?? (await makeOnce(page, encoding)), encoding };
}

const making = new WeakMap<Page, Map<Encoding, Promise<Buffer>>>();

/** However many ask at the same time; the page grows by what comes of it. */
function makeOnce(page: Page, encoding: Encoding, effort = page.effort): Promise<Buffer> {
  const running = making.get(page) ?? new Map<Encoding, Promise<Buffer>>();
  making.set(page, running);
  const known = running.get(encoding);
  if (known !== undefined) return known;
  const made = make(page, encoding, effort).finally(() => running.delete(encoding));
  running.set(encoding, made);
  return made;
}

/** The page as it is read is not kept: few ask for it, and it is the largest. */
async function make(page: Page, encoding: Encoding, effort: Effort | undefined): Promise<Buffer> {
  const { identity, br = Buffer.alloc(0) } = page.bodies;
  const whole = identity ?? (await decompress(br));
  if (encoding === 'identity') return whole;
  const body = page.bodies[encoding] ?? (await compress(whole, encoding, effort));
  if (page.bodies[encoding] === undefined) page.bytes += body.length;
  page.bodies[encoding] = body;
  return body;
}

/** Answers that are for the site's own scripts; search engines have no use for them. */
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
