import { describe, expect, test } from 'vitest';
import { languages, type Language } from '@agency/domain/languages';
import { translations } from '../../i18n/translations.server';
import { numberWords, readNumberWord } from './number-words';
import { checkAnswer, renewQuestion, makeQuestion } from './question.server';

describe.each(languages)('%s', (language) => {
  test('FORM-7 the answer is right in digits and in words, however often it is sent', () => {
    const { token, text } = ask(language);
    const sum = solve(language, text);
    for (const answer of [String(sum), numberWords[language][sum] as string, String(sum)]) {
      expect(checkAnswer('formToken', { token, answer })).toBe('right');
    }
  });
});

test('FORM-7 a wrong answer uses the question up', () => {
  const { token, text } = ask('nl');
  const right = String(solve('nl', text));
  expect(checkAnswer('formToken', { token, answer: ' ' })).toBe('empty');
  expect(checkAnswer('formToken', { token, answer: '1' })).toBe('wrong');
  expect(checkAnswer('formToken', { token, answer: right })).toBe('dead');
});

test('FORM-7 a question is of one form token and of one time', () => {
  const { token, text } = ask('nl');
  const answer = String(solve('nl', text));
  expect(checkAnswer('other', { token, answer })).toBe('dead');
  expect(checkAnswer('formToken', { token, answer }, Date.now() + 3 * 3600_000)).toBe('dead');
  expect(renewQuestion('other', token, answer, context('nl'))).toBeNull();
  expect(renewQuestion('formToken', token, answer, context('nl'))).toMatchObject({ text, token });
});

test.each(['', '.', 'a.b.c', 'x'.repeat(100_000), '\u0000.🎫.x'])(
  'FORM-7 a forged question %# is none',
  (token) => {
    expect(checkAnswer('formToken', { token, answer: '7' })).toBe('dead');
  },
);

test('FORM-7 the questions differ, and nothing in them is the answer', () => {
  const asked = Array.from({ length: 60 }, () => ask('en'));
  expect(new Set(asked.map(({ text }) => text)).size).toBeGreaterThan(15);
});

function context(language: Language) {
  return { language, t: translations[language].t };
}

function ask(language: Language) {
  return makeQuestion('formToken', context(language));
}

/** As a person does: reads the two words. */
function solve(language: Language, text: string): number {
  const words = text.split(/\s+/).map((word) => readNumberWord(word));
  const [first, second] = words.filter((word) => word !== null);
  expect(numberWords[language][first as number]).toBeDefined();
  return (first as number) + (second as number);
}
