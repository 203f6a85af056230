import { expect, test } from 'vitest';
import { isTypedText } from './reply-text';

const templates = [
  { subject: 'Your visit', text: 'Dear Jan,\n\nWelcome.' },
  { subject: 'Thank you', text: 'Dear Jan,' },
];

test.each([
  ['a template', { subject: 'Your visit', text: 'Dear Jan,\n\nWelcome.\n' }, false],
  ['nothing', { subject: ' ', text: '\n' }, false],
  ['a changed text', { subject: 'Your visit', text: 'Dear Jan,\n\nWelcome at three.' }, true],
  ['a changed subject', { subject: 'Your visit on Friday', text: 'Dear Jan,' }, true],
  ['the subject of one with the text of another', { subject: 'Thank you', text: '' }, true],
])('STAFF-4 %s is typed text: %j is %s', (_, written, isTyped) => {
  expect(isTypedText(written, templates)).toBe(isTyped);
});
