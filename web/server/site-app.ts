import express, {
  type Express,
  type NextFunction,
  type Request,
  type Response,
  type RequestHandler,
} from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Env } from './env-schema';
import type { ErrorKind } from './http/error-page';
import { createUploads, uploadsPrefix } from './http/uploads';
import type { FormKind } from '@agency/domain/path-words';
import { isUnsaved } from '../app/cms/preview/unsaved-request';
import { formEntries, formKey } from '../app/i18n/paths/form-entries';
import { languages } from '@agency/domain/languages';
import { withoutQuery } from './log';

export interface SiteAppSettings {
  readonly env: Env;
  readonly headers: Readonly<Record<string, string>>;
  readonly writesPerMinute: number;
  readonly render: (request: Request, response: Response) => Promise<void>;
  readonly refuse: (request: Request, response: Response, why: ErrorKind) => Promise<void>;
  readonly onUploadFailure: (path: string, reason: string) => void;
  readonly onError: (request: Request, response: Response, error: unknown) => void;
}

export function createSiteApp(settings: SiteAppSettings): Express {
  const { env, headers, writesPerMinute, render, refuse, onError, onUploadFailure } = settings;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', env.TRUST_PROXY);
  app.use((_request, response, next) => {
    response.set(headers);
    next();
  });
  const uploads = createUploads({
    cmsUrl: env.CMS_URL,
    proxies: env.TRUST_PROXY,
    onFailure: onUploadFailure,
  });
  app.use((request, response, next) => {
    if (request.method === 'POST' || !request.url.startsWith(uploadsPrefix)) next();
    else uploads(request, response);
  });
  const limitPerMinute = (limit: number) =>
    rateLimit({
      windowMs: 60_000,
      limit,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      handler: (request, response) => void refuse(request, response, 'tooMany'),
    });
  const readMessage = express.raw({ type: () => true, limit: 64 * 1024 });
  app.post(/^\/mcp\/?$/, limitPerMinute(60), readMessage, (request, response) => {
    void render(request, response);
  });
  app.post(
    /.*/,
    ({ method, url, headers: sent }, _response, next) =>
      isUnsaved(method, url, sent['content-type']) ? next() : next('route'),
    limitPerMinute(previewsPerMinute),
    readUnsavedFields,
    (request, response) => void render(request, response),
  );
  app.post(/.*/, limitPerMinute(writesPerMinute), readFormBody);
  app.use((request, response) => void render(request, response));
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    const status = statusOfBodyError(error);
    if (status === null) onError(request, response, error);
    else void refuse(request, response, status === 413 ? 'tooLarge' : 'unreadable');
  });
  return app;
}

/** Unsaved fields of a page, sent while an editor types. */
const previewsPerMinute = 900;
const mostUnsaved = 256 * 1024;

/** Maximum size of a form in bytes; a form with a file may have one of 5 MiB. */
const most = 64 * 1024;
const mostWithFile = 6 * 1024 * 1024;
const kindsWithFile: readonly FormKind[] = ['job', 'testimonial'];

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

const readForm = readUpTo(most);
const readUnsavedFields = readUpTo(mostUnsaved);
const readFormWithFile = readUpTo(mostWithFile);

/**
 * Reads the whole body of a form before any further handling and counts its bytes. A body that is
 * too large, compressed or not a form is an error with status 413 or 415; it is still read to its
 * end, because a browser shows the answer only after it has sent everything.
 */
function readFormBody(request: Request, response: Response, next: NextFunction): void {
  if (!formTypes.test(request.headers['content-type'] ?? '')) {
    request.resume();
    return next(Object.assign(new Error('not a form'), { status: 415 }));
  }
  const path = withoutQuery(request.url).replace(/\.data$/, '');
  const read = pathsWithFile.has(path.replace(/\/?$/, '/')) ? readFormWithFile : readForm;
  read(request, response, next);
}

function statusOfBodyError(error: unknown): 400 | 413 | 415 | null {
  const status = (error as { status?: unknown } | null)?.status;
  return status === 400 || status === 413 || status === 415 ? status : null;
}

const pathsWithFile = new Set(
  formEntries
    .filter(({ key }) => kindsWithFile.some((kind) => formKey(kind) === key))
    .flatMap(({ paths }) => languages.map((language) => `/${language}/${paths[language]}/`)),
);

function readUpTo(limit: number): RequestHandler {
  return express.raw({ limit, type: () => true, inflate: false }) as RequestHandler;
}
