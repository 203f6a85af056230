import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { everyChange } from '../app/cms/changed-tags';
import { checkAddress } from './http/security/address-check';
import {
  buildPrivateHeaders,
  buildRetryHeaders,
  buildSharedCacheHeaders,
  findSharedKey,
  findErrorKind,
} from './http/security/answer-policy';
import { sendEarlyAnswer, answerHealth } from './http/answers';
import { createReportEndpoint, ReportCounts, reportsPath } from './http/security/browser-reports';
import { createBuiltFiles } from './http/built-files';
import type { Env } from './env-schema';
import { recordAnswer, withoutQuery } from './log';
import type { RenderPurpose, SiteMetrics } from './metrics/site-metrics';
import type { Notice, SignedNotice } from './webhooks/notice';
import { createNoticeService } from './webhooks/notice-service';
import { answerNotice, noticesPath } from './webhooks/notice-handler';
import { isOwnOrigin } from './http/security/origin-check';
import { OverloadError } from './cache/overload-error';
import { isUnsaved } from '../app/cms/preview/unsaved-request';
import { finishPage, keepSmall, sendPage, type Page } from './http/page';
import { createPageFiller } from './cache/create-page-filler';
import { PageCache } from './cache/page-cache';
import { createRefusalLog } from './http/security/refusal-log';
import { createRequestLimits, type RequestLimits } from './cache/request-limits';
import { buildSecurityHeaders } from './http/security/security-headers';
import { buildSecurityText, securityTextPath } from './http/security/security-text';
import { buildSpeculationRules, speculationRulesPath } from './http/security/speculation-rules';
import type { ListResendableFields } from './http/sent-fields';
import type { BuildHooks } from './build-hooks';
import { answerStreet, isStreet } from './street/answer-street';
import { createSiteApp } from './site-app';
import { applyPublishNotice } from './apply-publish-notice';
import { sendErrorPage } from './http/send-error-page';
import type { ErrorKind } from './http/error-page';
import type { VisitService } from './visits/visit-service';
import { answerVisit, visitsPath } from './visits/visit-handler';
import { streamResponse, toWebRequest } from './http/web-request';

export interface RenderFor {
  readonly address: string;
  readonly redis: object | null;
}

/**
 * Produces the response to a request: Remix in production, a function in tests. The signal is
 * aborted when no client waits any more, which cancels the CMS queries.
 */
export type Render = (
  request: Request,
  visitor?: RenderFor,
  signal?: AbortSignal,
) => Promise<Response>;

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

export interface SiteSettings {
  readonly env: Env;
  readonly render: Render;
  readonly log: Logger;
  /** Discards remembered answers of the CMS on a publish notice; absent in tests without pages. */
  readonly answers?: BuildHooks | undefined;
  readonly listResendableFields?: ListResendableFields | undefined;
  readonly passNotice?: ((signed: SignedNotice) => void) | undefined;
  readonly visits: VisitService;
  /** Redis connection for shared rate limits; absent if the site has one process. */
  readonly redis?: object | undefined;
  readonly clientFolder?: string | undefined;
  /** Folder that keeps built files of other versions; without it only this version's are served. */
  readonly assetFolder?: string | undefined;
  /** Development only: runs before everything else and disables the page cache. */
  readonly devMiddleware?: Middleware | undefined;
  /** False before the first contact with the CMS and while the process drains. */
  readonly isReady: () => boolean;
  readonly writesPerMinute?: number | undefined;
  readonly limits?: RequestLimits | undefined;
  readonly metrics?: SiteMetrics | undefined;
}

/** Creates the layers of the site, outermost first (docs/decisions/0021), and the page cache. */
export function createSiteHandler(settings: SiteSettings) {
  const { env, log, render, isReady, devMiddleware, metrics } = settings;
  const isDev = devMiddleware !== undefined;
  const listResendable = settings.listResendableFields ?? (() => []);
  const security = {
    siteUrl: env.SITE_URL,
    cmsUrl: env.CMS_PUBLIC_URL ?? env.CMS_URL,
    mediaUrl: env.MEDIA_URL,
    hasPolicy: !isDev,
  };
  const headers = buildSecurityHeaders(security);
  const sharedHeaders = { ...headers, ...buildSharedCacheHeaders(env.PAGE_CACHE_SECONDS) };
  const limits = settings.limits ?? createRequestLimits(env.TRUST_PROXY);
  const recordRefusal = createRefusalLog(log);
  const maxBytes = env.PAGE_CACHE_MB * 1024 * 1024;
  const cache = new PageCache({
    maxBytes,
    freshSeconds: env.PAGE_CACHE_SECONDS,
    render: renderForAll,
    onFailure: (key, error) => {
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ path: withoutQuery(key), reason }, 'serving an old page');
    },
  });
  const filler =
    env.PAGE_CACHE_AHEAD && !isDev
      ? createPageFiller(cache, { renders: limits.pages, maxBytes, log })
      : null;
  metrics?.watch({ cache, maxBytes, limits, isReady });
  const made = { answers: settings.answers ?? noAnswers, cache, log };
  const notices = createNoticeService({
    secret: env.NOTICE_SECRET,
    apply: take,
  });
  const takeAll = () => take({ id: 'missed', changes: everyChange });
  const noticeHandler = {
    service: notices,
    headers,
    log,
    pass: settings.passNotice ?? (() => undefined),
  };
  const visitHandler = {
    service: settings.visits,
    siteUrl: env.SITE_URL,
    proxies: env.TRUST_PROXY,
    headers,
    log,
  };
  const reports = { counts: new ReportCounts(log), proxies: env.TRUST_PROXY, headers };
  const answerReports = createReportEndpoint(reports);
  const builtFiles =
    settings.clientFolder === undefined
      ? null
      : createBuiltFiles(settings.clientFolder, {
          security,
          headers,
          assetFolder: settings.assetFolder,
          onFailure: (reason) => log.warn({ reason }, 'files of other versions are not served'),
        });
  const app = createSiteApp({
    env,
    headers,
    writesPerMinute: settings.writesPerMinute ?? 30,
    render: renderForVisitor,
    refuse: answerError,
    onError: fail,
    onUploadFailure: (path, reason) => log.warn({ path, status: 503, reason }, 'upload failed'),
  });

  async function take(notice: Notice): Promise<void> {
    try {
      await applyPublishNotice(notice, made);
    } catch (error) {
      metrics?.countNotice('failed');
      throw error;
    }
    metrics?.countNotice('taken');
    filler?.fill();
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    if (devMiddleware === undefined) handleOwn(request, response);
    else devMiddleware(request, response, () => handleOwn(request, response));
  }

  function handleOwn(request: IncomingMessage, response: ServerResponse): void {
    if (request.url === '/healthz') return answerHealth(response, true);
    if (request.url === '/readyz') return answerHealth(response, isReady());
    if (request.url === noticesPath) return void answerNotice(request, response, noticeHandler);
    if (request.url === visitsPath) return void answerVisit(request, response, visitHandler);
    if (request.url === reportsPath) return void answerReports(request, response);
    if (request.url === securityTextPath) {
      return answerText(response, 'text/plain; charset=utf-8', buildSecurityText(env, new Date()));
    }
    if (isStreet(request)) return void answerStreet(request, response, headers, new Date());
    if (request.url === speculationRulesPath) {
      return answerText(response, 'application/speculationrules+json', buildSpeculationRules());
    }
    const refusal = checkAddress(request);
    if (refusal?.status === 301) return void redirectOnce(request, response, refusal.location);
    if (refusal !== null) {
      return sendEarlyAnswer(response, refusal, headers, buildPrivateHeaders(request));
    }
    if (request.method === 'POST' && !isOwnOrigin(request, env.SITE_URL)) {
      return void answerError(request, response, 'forbidden');
    }
    if (builtFiles?.(request, response)) return;
    const key = isDev ? null : findSharedKey(request);
    if (key === null) app(request, response);
    else void answerFromCache(request, response, key);
  }

  function answerText(response: ServerResponse, type: string, text: string): void {
    response
      .writeHead(200, {
        ...headers,
        'Content-Type': type,
        'Cache-Control': 'public, max-age=86400',
      })
      .end(text);
  }

  /**
   * Redirects to the canonical spelling of an address; if that redirects too, directly to its
   * target.
   */
  async function redirectOnce(
    request: IncomingMessage,
    response: ServerResponse,
    location: string,
  ): Promise<void> {
    const { method, headers: sent } = request;
    const key = isDev ? null : findSharedKey({ method, headers: sent, url: location });
    const waiter = () => limits.createWaiter(request, response);
    const found = key === null ? null : await cache.get(key, waiter).catch(() => null);
    if (found?.page.headers['Location'] !== undefined && found.page.status < 400) {
      return answerPage(request, response, found.page, false);
    }
    const moved = { status: 301, location } as const;
    sendEarlyAnswer(response, moved, headers, buildPrivateHeaders(request));
  }

  async function answerFromCache(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
  ): Promise<void> {
    const started = performance.now();
    try {
      const found = await cache.get(key, () => limits.createWaiter(request, response));
      metrics?.countCacheAnswer(found?.state ?? 'private');
      if (found === null) return void app(request, response);
      const { bytes, status, keep } = found.page;
      await answerPage(request, response, found.page, status === 200 && keep !== 'partial');
      if (status === 200) await keepSmall(found.page);
      if (found.page.bytes !== bytes) cache.weighAgain(found.page, key);
      recordAnswer(log, request, response, started, found.state);
    } catch (error) {
      fail(request, response, error);
    }
  }

  async function renderForAll(
    key: string,
    client: string | null,
    signal: AbortSignal,
  ): Promise<Page> {
    const request = new Request(new URL(key, env.SITE_URL), { headers: { Accept: '*/*' } });
    const purpose = client === null ? 'refresh' : 'shared';
    const work = () => timed(purpose, () => render(request, undefined, signal));
    const answer = await (client === null ? work() : limits.pages.run(client, signal, work));
    return finishPage(answer, withoutQuery(key), security);
  }

  function timed<Answer>(purpose: RenderPurpose, work: () => Promise<Answer>): Promise<Answer> {
    return metrics === undefined ? work() : metrics.timeRender(purpose, work);
  }

  async function renderForVisitor(
    request: IncomingMessage & { readonly ip?: string | undefined },
    response: ServerResponse,
  ): Promise<void> {
    const started = performance.now();
    try {
      const visitor = { address: request.ip ?? '', redis: settings.redis ?? null };
      const { client, signal } = limits.createWaiter(request, response);
      const asked = toWebRequest(request, env.SITE_URL);
      const isForm =
        request.method === 'POST' &&
        !isUnsaved(request.method, request.url, request.headers['content-type']);
      const answer = await (isForm
        ? // A submitted form is handled to its end, even if its sender disconnects.
          limits.writes.run(client, signal, () => timed('form', () => render(asked, visitor)))
        : limits.pages.run(client, signal, () =>
            timed('own', () => render(asked, visitor, signal)),
          ));
      if ((answer.headers.get('Content-Type') ?? '').startsWith('text/html')) {
        const page = await finishPage(answer, withoutQuery(request.url ?? '/'), security);
        await answerPage(request, response, page, false);
      } else {
        await streamAnswer(request, response, answer);
      }
      recordAnswer(log, request, response, started, 'none');
    } catch (error) {
      fail(request, response, error);
    }
  }

  async function streamAnswer(
    request: IncomingMessage,
    response: ServerResponse,
    answer: Response,
  ): Promise<void> {
    const type = answer.headers.get('Content-Type') ?? '';
    const instead = findErrorKind(request, answer.status, type);
    if (instead !== null) {
      await answer.body?.cancel();
      return answerError(request, response, instead);
    }
    await streamResponse(request, response, answer, {
      ...(!answer.headers.has('Cache-Control') && { 'Cache-Control': 'no-store' }),
      ...buildRetryHeaders(answer.status),
      ...buildPrivateHeaders(request),
    });
  }

  async function answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    page: Page,
    isShared: boolean,
  ): Promise<void> {
    const type = String(page.headers['Content-Type'] ?? '');
    const instead = isShown(request, page) ? null : findErrorKind(request, page.status, type);
    if (instead !== null) return answerError(request, response, instead);
    // Shared pages are never errors, and their addresses are public.
    if (isShared) return sendPage(request, response, page, sharedHeaders);
    await sendPage(request, response, page, {
      ...headers,
      'Cache-Control': String(page.headers['Cache-Control'] ?? 'private, no-cache'),
      ...buildRetryHeaders(page.status),
      ...buildPrivateHeaders(request),
    });
  }

  /** Prefers an error page with the visitor's input to one with header and menu. */
  function isShown({ method, url = '/' }: IncomingMessage, { whole }: Page): boolean {
    if (whole !== 'layout' || method !== 'POST') return whole !== null;
    return listResendable(withoutQuery(url)).length === 0;
  }

  function answerError(request: IncomingMessage, response: ServerResponse, kind: ErrorKind) {
    return sendErrorPage(request, response, kind, security, headers, listResendable);
  }

  function fail(request: IncomingMessage, response: ServerResponse, err: unknown): void {
    if (response.destroyed) return;
    if (err instanceof OverloadError && !response.headersSent) {
      recordRefusal();
      metrics?.countRefusal(request.method === 'POST' ? 'writes' : 'pages');
      return void answerError(request, response, 'unavailable');
    }
    log.error(
      { method: request.method, path: withoutQuery(request.url ?? ''), err },
      'request failed',
    );
    if (response.headersSent) response.destroy();
    else void answerError(request, response, 'unexpected');
  }

  return { handle, cache, notices, takeAll, filler };
}

const noAnswers: BuildHooks = {
  forgetAnswers: () => undefined,
  renewSite: () => Promise.resolve([]),
};
