import express, {
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { FormKind } from '@agency/domain/path-words';
import { formEntries, formKey } from '../../app/i18n/paths/form-entries';
import { languages } from '@agency/domain/languages';
import { withoutQuery } from '../log';

/** Maximum size of a form in bytes; a form with a file may have one of 5 MiB. */
const most = 64 * 1024;
const mostWithFile = 6 * 1024 * 1024;
const kindsWithFile: readonly FormKind[] = ['job', 'testimonial'];

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

const readForm = readUpTo(most);
const readFormWithFile = readUpTo(mostWithFile);

/**
 * Reads the whole body of a form before any further handling and counts its bytes. A body that is
 * too large, compressed or not a form is an error with status 413 or 415; it is still read to its
 * end, because a browser shows the answer only after it has sent everything.
 */
export function readFormBody(request: Request, response: Response, next: NextFunction): void {
  if (!formTypes.test(request.headers['content-type'] ?? '')) {
    request.resume();
    return next(Object.assign(new Error('not a form'), { status: 415 }));
  }
  const path = withoutQuery(request.url).replace(/\.data$/, '');
  const read = pathsWithFile.has(path.replace(/\/?$/, '/')) ? readFormWithFile : readForm;
  read(request, response, next);
}

export function statusOfBodyError(error: unknown): 400 | 413 | 415 | null {
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
