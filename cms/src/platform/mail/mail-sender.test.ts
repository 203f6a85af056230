import { expect, test } from 'vitest';
import { describeFailure } from './mail-sender';

test.each([
  ['a recipient nobody knows', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, true],
  ['a full mailbox for now', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 }, false],
  ['a mail that is refused', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, true],
  ['a sender that may not', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, false],
  ['a wrong password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, false],
  ['no answer', { code: 'ETIMEDOUT', command: 'CONN' }, false],
  ['a server that is away', { code: 'ECONNREFUSED' }, false],
  ['no recipient', { code: 'EENVELOPE' }, true],
])('FORM-5 %s: %j is the last word: %s', (_, error, isFinal) => {
  const failure = describeFailure(Object.assign(new Error('to an@example.org'), error));
  expect(failure.isFinal).toBe(isFinal);
  expect(failure.code).not.toContain('example.org');
});
