import { expect, test } from 'vitest';
import { readChoice } from './read-choice';

const none = { analytical: false, marketing: false, social: false, unclassified: false };
const all = { analytical: true, marketing: true, social: true, unclassified: true };

test.each([
  ['choice=all&version=3', { version: 3, ...all }],
  ['choice=none&version=3', { version: 3, ...none }],
  ['choice=none&version=3&marketing=on', { version: 3, ...none }],
  ['choice=some&version=0', { version: 0, ...none }],
  ['choice=some&version=12&social=on', { version: 12, ...none, social: true }],
  ['choice=some&version=1&social=true&analytical=on', { version: 1, ...none, analytical: true }],
])('CONSENT-1 %s is a choice', (sent, choice) => {
  expect(readChoice(new URLSearchParams(sent))).toEqual(choice);
});

test.each([
  ...['', 'choice=all', 'version=1', 'choice=most&version=1', 'choice=ALL&version=1'],
  ...['choice=all&version=', 'choice=all&version=-1', 'choice=all&version=1.5'],
  ...['choice=all&version=9999999', 'choice=all&version=1%3B%20Domain%3Devil'],
])('CONSENT-1 “%s” is none', (sent) => {
  expect(readChoice(new URLSearchParams(sent))).toBeNull();
});
