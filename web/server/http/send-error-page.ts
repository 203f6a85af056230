import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '@agency/domain/languages';
import { styleHeaders } from '../../document/styles/style-headers.server';
import { buildRetryHeaders } from './security/answer-policy';
import { withoutQuery } from '../log';
import { finishPage, sendPage, type Page } from './page';
import { isPreview } from './page-key';
import type { SecuritySettings } from './security/security-headers';
import { readSentFields, type ListResendableFields, type SentFields } from './sent-fields';
import { buildErrorPage, errorPageStyle, languageOf, type ErrorKind } from './error-page';

const statuses: Readonly<Record<ErrorKind, number>> = {
  forbidden: 403,
  tooMany: 429,
  tooLarge: 413,
  unreadable: 415,
  unexpected: 500,
  unavailable: 503,
};

export async function sendErrorPage(
  request: IncomingMessage,
  response: ServerResponse,
  kind: ErrorKind,
  security: SecuritySettings,
  baseHeaders: Readonly<Record<string, string>>,
  listResendable: ListResendableFields,
): Promise<void> {
  const language = languageOf(request.url ?? '/', {
    cookie: request.headers.cookie,
    acceptLanguage: request.headers['accept-language'],
  });
  const isFailure = statuses[kind] >= 500;
  const sent = isFailure ? await readSentFields(request, listResendable) : null;
  const path = withoutQuery(request.url ?? '/');
  const isSame = sent === null && !isPreview(path);
  const page = await (isSame
    ? findSamePage(kind, language, security)
    : finishErrorPage(kind, language, sent, path, security));
  await sendPage(request, response, page, { ...baseHeaders, ...buildRetryHeaders(page.status) });
}

const samePages = new WeakMap<SecuritySettings, Map<string, Promise<Page>>>();

/** Builds and compresses the shared error page once: it must cost nothing during a flood. */
function findSamePage(
  kind: ErrorKind,
  language: Language,
  security: SecuritySettings,
): Promise<Page> {
  const pages = samePages.get(security) ?? new Map<string, Promise<Page>>();
  samePages.set(security, pages);
  const key = `${kind} ${language}`;
  const page = pages.get(key) ?? finishErrorPage(kind, language, null, '/', security);
  pages.set(key, page);
  return page;
}

function finishErrorPage(
  kind: ErrorKind,
  language: Language,
  sent: SentFields | null,
  path: string,
  security: SecuritySettings,
): Promise<Page> {
  const answer = new Response(buildErrorPage(kind, language, sent), {
    status: statuses[kind],
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      ...styleHeaders(errorPageStyle),
    },
  });
  return finishPage(answer, path, security);
}
