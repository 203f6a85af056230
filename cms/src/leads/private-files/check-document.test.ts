import { expect, test } from 'vitest';
import { buildDocx, buildPdf, buildWordFile } from '../../../test/build-documents';
import { buildZip } from '../../../test/build-zip';
import { checkDocument } from './check-document';

const openText = 'application/vnd.oasis.opendocument.text';
const odt = [
  { name: 'mimetype', content: openText },
  { name: 'content.xml', content: '<text/>' },
];

test.each([
  ['a PDF', buildPdf(), 'pdf'],
  ['a PDF with bytes behind its end', withEnd('\0\0\x1a\xff\xfe'.repeat(20)), 'pdf'],
  ['a PDF with the end of a request behind it', withEnd('\r\n------boundary7MA4YWxk--\r\n'), 'pdf'],
  ['a PDF that was saved twice', withEnd('2 0 obj<<>>endobj\nstartxref\n9\n%%EOF\n\x01'), 'pdf'],
  ['a PDF with a mark before it', Buffer.concat([Buffer.from('\ufeff\n'), buildPdf()]), 'pdf'],
  ['a Word document', buildDocx(), 'docx'],
  ['an OpenDocument text', buildZip(odt), 'odt'],
  ['a Word 97 document', buildWordFile(['WordDocument']), 'doc'],
])('FORM-11 %s is taken for what it is', async (_, bytes, ext) => {
  expect((await checkDocument(bytes))?.ext).toBe(ext);
});

const html = '<!doctype html><script>alert(1)</script>';
const macro = { name: 'word/vbaProject.bin', content: 'macro' };
const bomb = { name: 'word/media/a.xml', content: Buffer.alloc(70 * 1024 * 1024) };
const liar = { name: 'word/media/a.xml', content: Buffer.alloc(1024 * 1024), claims: 10 };

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
  ['a web page', Buffer.from(html)],
  ['plain words', Buffer.from('My life so far')],
  ['a web page that holds a PDF', Buffer.concat([Buffer.from(html), buildPdf()])],
  ['a PDF that ends in a web page', Buffer.concat([buildPdf(), Buffer.from(html)])],
  ['a PDF that ends in a script', withEnd('\n#!/bin/sh\nrm -rf ~')],
  ['a PDF that ends in a picture of markup', withEnd('<svg onload=alert(1)>')],
  ['a PDF that ends in a script of a server', withEnd('<?php phpinfo();')],
  ['a PDF with far more behind its end than viewers pass over', withEnd('x'.repeat(1100))],
  ['a PDF that is cut off', buildPdf().subarray(0, 60)],
  ['a PDF that ends in an archive', Buffer.concat([buildPdf(), buildDocx()])],
  ['an archive of any files', buildZip([{ name: 'a.txt', content: 'a' }])],
  ['a sheet', buildDocx([], 'spreadsheetml.sheet')],
  ['a document with macros by its type', buildDocx([], 'ms-word.document.macroEnabled')],
  ['a document with macros inside', buildDocx([macro])],
  ['an archive that grows beyond measure', buildDocx([bomb])],
  ['an archive that lies about its size', buildDocx([liar])],
  ['an archive that is cut off', buildDocx().subarray(0, -30)],
  ['an archive with a path out of it', buildDocx([{ name: '../../x', content: 'x' }])],
  ['an OpenDocument text with macros', buildZip([...odt, { name: 'Basic/a.xml', content: 'x' }])],
  ['an installer', buildWordFile(['Property'])],
  ['a Word 97 document with macros', buildWordFile(['WordDocument', 'Macros'])],
])('FORM-11 %s is no CV', async (_, bytes) => {
  expect(await checkDocument(bytes)).toBeNull();
});

function withEnd(bytes: string): Buffer {
  return Buffer.concat([buildPdf(), Buffer.from(bytes, 'latin1')]);
}
