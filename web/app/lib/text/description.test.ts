import { describe, expect, test } from 'vitest';
import { cleanDescription, listParagraphs } from './description';

describe('cleanDescription', () => {
  test.each([
    ['<p>Mooi <b>huis</b></p><p>met tuin</p>', 'Mooi huis met tuin'],
    ['Licht&nbsp;&amp; ruim &lt;3 &#39;t Zand &#x20AC;', "Licht & ruim <3 't Zand €"],
    ['a  \n\t b', 'a b'],
    ['<script>alert(1)</script>ok<style>p{}</style>', 'ok'],
    ['<SCRIPT src=x>if (a < b) {}</SCRIPT >ok', 'ok'],
    ['<!-- note -->ok', 'ok'],
    ['prijs < 300.000 & > 100', 'prijs < 300.000 & > 100'],
    ['an unclosed <b', 'an unclosed <b'],
    ['&unknown; &#0; &#xD800; &#99999999;', '&unknown; &#99999999;'],
    ['', ''],
    [null, ''],
    [undefined, ''],
  ])('RULE-7 cleans %j to %j', (html, expected) => {
    expect(cleanDescription(html)).toBe(expected);
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
    expect(cleanDescription(text, limit)).toBe(expected);
  });

  test('RULE-7 cuts at 250 by itself', () => {
    const text = cleanDescription('woord '.repeat(100));
    expect(text).toBe(`${'woord '.repeat(41).trimEnd()}…`);
  });

  test('RULE-7 a hostile text of a megabyte is cleaned at once', () => {
    for (const part of ['<', '<!--', '<p ', '&', '<script>', '</']) {
      expect(cleanDescription(part.repeat(200_000)).length).toBeLessThan(260);
    }
  });
});

test.each([
  ['<p>Een</p><p>Twee</p>', ['Een', 'Twee']],
  ['Een\r\n\r\nTwee\nDrie', ['Een', 'Twee', 'Drie']],
  ['Een<br>Twee<br/>Drie', ['Een', 'Twee', 'Drie']],
  ['<ul><li>a</li><li>b</li></ul>', ['a', 'b']],
  ['   ', []],
  [null, []],
])('RULE-7 the paragraphs of %j', (html, expected) => {
  expect(listParagraphs(html)).toEqual(expected);
});
