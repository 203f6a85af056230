import { describe, expect, test } from 'vitest';
import { listParagraphs, shortenHtml, shortenText } from './description';

describe('shortenText', () => {
  test.each([
    ['a  \n\t b', 'a b'],
    ['prijs < 300.000 & > 100', 'prijs < 300.000 & > 100'],
    ['een <alinea> &amp; meer', 'een <alinea> &amp; meer'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('RULE-7 DATA-7 leaves the words of the plain text %j', (text, expected) => {
    expect(shortenText(text)).toBe(expected);
  });

  test.each([
    ['exactly the limit is left whole', 'abcde fghi', 10, 'abcde fghi'],
    ['a space after 80 percent', 'abcdefghi jk', 10, 'abcdefghi…'],
    ['a space at exactly 80 percent does not count', 'abcdefgh ijklm', 10, 'abcdefgh i…'],
    ['no space at all', 'abcdefghijklm', 10, 'abcdefghij…'],
    ['an early space', 'ab cdefghijklm', 10, 'ab cdefghi…'],
    ['a limit of nothing', 'abc', 0, ''],
    ['a nonsense limit', 'abc', Number.NaN, ''],
    ['half an emoji', `${'a'.repeat(9)}😀b`, 10, `${'a'.repeat(9)}…`],
  ])('RULE-7 %s', (_, text, limit, expected) => {
    expect(shortenText(text, limit)).toBe(expected);
  });

  test('RULE-7 cuts at 250 by itself', () => {
    const text = shortenText('woord '.repeat(100));
    expect(text).toBe(`${'woord '.repeat(41).trimEnd()}…`);
  });
});

test.each([
  ['<p>Mooi <b>huis</b></p><p>met tuin</p>', 'Mooi huis met tuin'],
  ['<p>Licht&nbsp;&amp; ruim &lt;3</p>', 'Licht & ruim <3'],
  ['<ul><li>a</li><li>b</li></ul>', 'a b'],
  [null, ''],
])('RULE-7 shortens the text of the HTML %j', (html, expected) => {
  expect(shortenHtml(html, 155)).toBe(expected);
});

test.each([
  ['Een\r\n\r\nTwee\nDrie', ['Een', 'Twee', 'Drie']],
  ['Een <alinea>.\n\n- &amp;', ['Een <alinea>.', '- &amp;']],
  ['   ', []],
  [null, []],
])('RULE-7 the paragraphs of %j', (text, expected) => {
  expect(listParagraphs(text)).toEqual(expected);
});
