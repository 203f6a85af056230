import { expect, test } from 'vitest';
import { toPlainLine, toPlainText, toTitle } from './plain-text';

test.each([
  ['Licht & ruim', 'Licht & ruim'],
  ['3 < 4 en 5 > 2', '3 < 4 en 5 > 2'],
  ['Een\n\nTwee', 'Een\n\nTwee'],
  ['  Een\r\n   ingesprongen\r\n\r\n\r\n\r\nTwee', 'Een\ningesprongen\n\nTwee'],
  [
    '<p class="x">Bureau. <br />D\'une superficie de 200m2</p>',
    "Bureau.\nD'une superficie de 200m2",
  ],
  [
    '<p>Hall d&rsquo;entr&eacute;e</p>\n<p>S&eacute;jour&nbsp;clair</p>',
    'Hall d’entrée\n\nSéjour clair',
  ],
  ['<ul><li>Tuin</li><li><b>Garage</b></li></ul>Rustig', '- Tuin\n- Garage\n\nRustig'],
  ['<div>A</div><div>B</div>', 'A\n\nB'],
  ['<b>Vet</b> en\nnieuwe regel', 'Vet en\nnieuwe regel'],
  ['a<script>alert("1 < 2")</script>b', 'a b'],
  ['a<script>alert(1)', 'a'],
  ['a<style type="text/css">p{color:red}</style>b', 'a b'],
  ['a<!-- geheim --> b', 'a b'],
  ['<a href="https://x.example/?a=1>2" title="b > c">link</a>', 'link'],
  ['<img src=x onerror=alert(1)//', ''],
  ['&lt;b&gt;', '<b>'],
  ['&amp;lt;b&amp;gt; &amp;amp;', '&lt;b&gt; &amp;'],
  ['&Eacute;tage &#233; &#xe9; &unknown; 100 m&sup2; 5&euro;', 'Étage é é &unknown; 100 m² 5€'],
  ['&#0;&#xd800;x', 'x'],
  ['<p></p>', ''],
])('DATA-7 the plain text of %j', (given, plain) => {
  expect(toPlainText(given)).toBe(plain);
});

test.each([
  ['<p>Villa</p>\n<p>met tuin</p>', 'Villa met tuin'],
  ['', ''],
])('DATA-7 the plain line of %j', (given, plain) => {
  expect(toPlainLine(given)).toBe(plain);
});

test('DATA-7 a title has at most 120 characters, its first line where there are more', () => {
  expect(toTitle(`<p>Kantoor te huur.<br />${'Ruim '.repeat(40)}</p>`)).toBe('Kantoor te huur.');
  expect(toTitle('woord '.repeat(40))).toBe(`${'woord '.repeat(18)}woord…`);
  expect(toTitle('x'.repeat(400))).toHaveLength(120);
});

test('DATA-7 markup that is never closed is read in no time', () => {
  for (const part of ['<a "', '<script>', '<!--', '<p ', '&', "<a '<"]) {
    expect(toPlainText(part.repeat(50_000)).length).toBeLessThan(250_000);
  }
});
