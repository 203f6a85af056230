import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Env } from './env-schema';
import { readFormBody, statusOfBodyError } from './http/form-body';
import type { ErrorKind } from './http/error-page';
import { createUploads, uploadsPrefix } from './http/uploads';

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
  app.post(/.*/, limitPerMinute(writesPerMinute), readFormBody);
  app.use((request, response) => void render(request, response));
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    const status = statusOfBodyError(error);
    if (status === null) onError(request, response, error);
    else void refuse(request, response, status === 413 ? 'tooLarge' : 'unreadable');
  });
  return app;
}
