import { numberWords } from '../../web/app/form/bot-check/number-words';
import { sentNames } from '../../web/app/form/send/sent-names';
import { formEntries, formKey } from '../../web/app/i18n/paths/form-entries';
import type { Language } from '@agency/domain/languages';
import type { FormKind } from '@agency/domain/path-words';

/** Fields of a form page without scripts: the question and its answer. */
export type AnsweredQuestion = Readonly<Record<string, string>>;

export function findFormPath(kind: FormKind, language: Language): string {
  const entry = formEntries.find(({ key }) => key === formKey(kind));
  if (!entry) throw new Error(`There is no form ${kind}`);
  return `/${language}/${entry.paths[language]}/`;
}

/** Reads the form token and question of a page and answers it; null without one. */
export function answerQuestion(html: string, language: Language): AnsweredQuestion | null {
  const formToken = findHidden(html, sentNames.formToken);
  const question = findHidden(html, sentNames.question);
  const terms = listNumbers(html, numberWords[language]);
  if (formToken === null || question === null || terms === null) return null;
  return {
    [sentNames.formToken]: formToken,
    [sentNames.question]: question,
    [sentNames.answer]: String(terms[0] + terms[1]),
  };
}

/** Reports whether a page keeps all input of its form. */
export function keepsInput(html: string, fields: Readonly<Record<string, string>>): boolean {
  return Object.values(fields)
    .filter((value) => value !== 'on')
    .every((value) => html.includes(value));
}

function findHidden(html: string, name: string): string | null {
  const tags = html.match(/<input[^>]*>/g) ?? [];
  const tag = tags.find((found) => found.includes(`name="${name}"`) && found.includes('hidden'));
  return /value="([^"]*)"/.exec(tag ?? '')?.[1] ?? null;
}

/** Returns the two numbers, written as words in the label. */
function listNumbers(html: string, words: readonly string[]): [number, number] | null {
  const label = /<label[^>]*for="[^"]*-answer"[^>]*>([\s\S]*?)<\/label>/.exec(html)?.[1] ?? '';
  const found = label
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .match(/\p{L}+/gu)
    ?.map((word) => words.indexOf(word))
    .filter((number) => number > 0);
  const [first, second] = found ?? [];
  return first === undefined || second === undefined ? null : [first, second];
}
