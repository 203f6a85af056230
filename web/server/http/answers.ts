import type { ServerResponse } from 'node:http';
import { version } from '@agency/domain/version';
import { allowedMethods, type EarlyAnswer } from './security/address-check';

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

const reasons: Readonly<Record<EarlyAnswer['status'], string>> = {
  301: 'Moved',
  400: 'Bad request',
  405: 'Method not allowed',
  411: 'Length required',
  413: 'Too large',
  414: 'Address too long',
};

export function sendEarlyAnswer(
  response: ServerResponse,
  answer: EarlyAnswer,
  headers: Readonly<Record<string, string>>,
  lastHeaders: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(answer.status, {
    ...headers,
    ...plain,
    ...(answer.status === 301 && {
      Location: answer.location,
      'Cache-Control': 'public, max-age=3600',
    }),
    ...(answer.status === 405 && { Allow: allowedMethods.join(', ') }),
    // The rest of a refused body is not read.
    ...((answer.status === 413 || answer.status === 411) && { Connection: 'close' }),
    ...lastHeaders,
  });
  response.end(`${reasons[answer.status]}\n`);
}

export function answerHealth(response: ServerResponse, isWell: boolean): void {
  response.writeHead(isWell ? 200 : 503, plain).end(`${isWell ? 'ok' : 'not ready'} ${version}\n`);
}

export function answerNotFound(response: ServerResponse): void {
  response.writeHead(404, plain).end('Not found\n');
}
