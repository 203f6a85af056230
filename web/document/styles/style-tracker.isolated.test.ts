import { expect, test } from 'vitest';
import { collectStyles, skipStyles, trackStyles } from './style-tracker';
import { findStylesheet } from './find-stylesheet';

const [form, list, page] = [1, 2, 4];

test('PERF-1 a page needs the sheet of the kinds whose styles it draws', () => {
  const field = trackStyles(form, { input: 'a' });
  const filter = trackStyles(list, { menu: 'b' });
  const card = trackStyles(list | page, { card: 'c' });
  expect(() => field.input).toThrow('no component reads the class input');
  const drawn = collectStyles(() => `${filter.menu}${card.card}${card.card}`);
  expect(drawn).toEqual({ html: 'bcc', needs: new Set([list, list | page]) });
  expect(collectStyles(() => field.input).needs).toEqual(new Set([form]));
  expect(collectStyles(() => 'nothing').needs).toEqual(new Set());
});

test('PERF-1 a page that fails leaves nothing to the next, nor does one that React takes over', () => {
  const field = trackStyles(form, { input: 'a' });
  expect(() =>
    collectStyles(() => {
      throw new Error(field.input);
    }),
  ).toThrow('a');
  skipStyles();
  expect(field.input).toBe('a');
  expect(collectStyles(() => '').needs.size).toBe(0);
});

test('PERF-1 a page gets the first sheet that has all it needs', () => {
  const sheets = [
    [0, '/site.css'],
    [list, '/list.css'],
    [list | page, '/list-page.css'],
    [form | list | page, '/all.css'],
  ] as const;
  const find = (...needs: number[]) => findStylesheet(sheets, new Set(needs));
  expect([find(), find(list), find(page), find(form)]).toEqual([
    ...['/site.css', '/list.css', '/list-page.css', '/all.css'],
  ]);
  expect([find(list | page), find(page, list | page)]).toEqual(['/list.css', '/list-page.css']);
  expect(() => find(8)).toThrow('no style sheet satisfies the needs 8');
});
