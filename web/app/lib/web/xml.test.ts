import { expect, test } from 'vitest';
import { escapeXml } from './xml';

test.each([
  ['Huis & tuin <b>"mooi"</b>', 'Huis &amp; tuin &lt;b&gt;&quot;mooi&quot;&lt;/b&gt;'],
  ["l’été d'ici", 'l’été d&apos;ici'],
  ['a\u0000b\u0008c\ufffed', 'abcd'],
  ['\ud800x', 'x'],
  ['🏠\n', '🏠\n'],
])('SEO-1 %j is written %j', (text, written) => {
  expect(escapeXml(text)).toBe(written);
});
