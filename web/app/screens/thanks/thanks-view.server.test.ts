import { describe, expect, test } from 'vitest';
import { formKinds } from '@agency/domain/path-words';
import { createLanguageContext } from '../../i18n/language-context.server';
import { languages } from '@agency/domain/languages';
import { createRouteTable } from '../../i18n/paths/route-table';
import { buildThanks } from './thanks-view.server';

const table = createRouteTable();

describe.each(languages)('%s', (language) => {
  test.each(formKinds)(
    'ROUTE-5 %s says that it arrived, what comes next and where to go',
    (kind) => {
      const { title, text, next, links } = buildThanks(
        createLanguageContext(table, language),
        kind,
        null,
      );
      for (const words of [title, text, next.title, next.text])
        expect(words).not.toMatch(/^thanks\./);
      expect(links.length).toBeGreaterThan(1);
      expect(links.every(({ href }) => href.startsWith(`/${language}/`))).toBe(true);
    },
  );
});

test('ROUTE-5 the way back to what was asked about comes first', () => {
  const subject = { label: 'Back', href: '/nl/property/7/' };
  const { links } = buildThanks(createLanguageContext(table, 'nl'), 'contact-me', subject);
  expect(links[0]).toEqual(subject);
  expect(links).toHaveLength(3);
});

test.each([
  [false, 'It has reached us. You will find a copy in your inbox.'],
  [true, 'It has reached us. If you gave an email address, you will find a copy in your inbox.'],
])(
  'ROUTE-5 promises a copy unless a phone number alone was enough (%s)',
  (isEmailOptional, said) => {
    const { text } = buildThanks(createLanguageContext(table, 'en'), 'contact-me', null, {
      isEmailOptional,
    });
    expect(text).toBe(said);
  },
);
