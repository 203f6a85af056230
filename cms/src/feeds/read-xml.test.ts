import { expect, test } from 'vitest';
import { FeedError } from './feed-error';
import { findChild, findText, listChildren, readXml } from './read-xml';

test('DATA-3 elements, attributes, CDATA and the five entities of XML are read', () => {
  const root = readXml(
    Buffer.from(
      '<?xml version="1.0"?><a:root xmlns:a="urn:x"><home id="7"> <b>1 &amp; 2</b>' +
        '<c><![CDATA[<p>x</p>]]></c></home><home/></a:root>',
    ),
  );
  expect(root.name).toBe('root');
  expect(listChildren(root, 'home')).toHaveLength(2);
  const home = findChild(root, 'home');
  expect(home?.attributes).toEqual({ id: '7' });
  expect(findText(home, 'b')).toBe('1 & 2');
  expect(findText(home, 'c')).toBe('<p>x</p>');
  expect(findText(root, 'home', 'd')).toBeNull();
});

test('DATA-3 a document is read in the encoding that it declares', () => {
  const xml = '<?xml version="1.0" encoding="ISO-8859-1"?><a>Häuser</a>';
  expect(readXml(Buffer.from(xml, 'latin1')).text).toBe('Häuser');
  expect(readXml(Buffer.from('\ufeff<a>é</a>', 'utf16le')).text).toBe('é');
});

const bomb =
  '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]><a>&c;</a>';
test.each([
  ['an entity that grows', bomb],
  ['a file of this machine', '<!DOCTYPE a [<!ENTITY f SYSTEM "file:///etc/passwd">]><a>&f;</a>'],
  ['a document type alone', '<!DOCTYPE a SYSTEM "http://127.0.0.1/x.dtd"><a/>'],
  ['an unknown entity', '<a>&nbsp;</a>'],
  ['an end that is missing', '<a><b></b>'],
  ['nothing', ''],
  ['something else', '{"a": 1}'],
  ['depth', '<a>'.repeat(80) + '</a>'.repeat(80)],
  ['bytes that are no UTF-8', Buffer.from([0x3c, 0x61, 0x3e, 0xe9, 0x3c, 0x2f, 0x61, 0x3e])],
  ['an encoding nobody knows', '<?xml version="1.0" encoding="x-none"?><a/>'],
])('DATA-3 hostile XML is refused: %s', (_, xml) => {
  expect(() => readXml(Buffer.from(xml as string))).toThrow(FeedError);
});
