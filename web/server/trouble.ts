import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildRetryHeaders } from './answer-policy';
import { withoutQuery } from './log';
import { finishPage, sendPage } from './page';
import type { SecuritySettings } from './security-headers';
import { readSentFields, type ListResendableFields } from './sent-fields';
import { buildTroublePage, languageOf, type Trouble } from './trouble-page';

const statuses: Readonly<Record<Trouble, number>> = {
  forbidden: 403,
  tooMany: 429,
  tooLarge: 413,
  unreadable: 415,
  unexpected: 500,
  unavailable: 503,
};

/** Answers with a static page and the status that belongs to it. */
export async function sendTrouble(
  request: IncomingMessage,
  response: ServerResponse,
  trouble: Trouble,
  security: SecuritySettings,
  baseHeaders: Readonly<Record<string, string>>,
  listResendable: ListResendableFields,
): Promise<void> {
  const language = languageOf(request.url ?? '/', {
    cookie: request.headers.cookie,
    acceptLanguage: request.headers['accept-language'],
  });
  const isFailure = statuses[trouble] >= 500;
  const sent = isFailure ? await readSentFields(request, listResendable) : null;
  const answer = new Response(buildTroublePage(trouble, language, sent), {
    status: statuses[trouble],
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
  await sendPage(
    request,
    response,
    await finishPage(answer, withoutQuery(request.url ?? '/'), security),
    {
      ...baseHeaders,
      ...buildRetryHeaders(answer.status),
    },
  );
}
