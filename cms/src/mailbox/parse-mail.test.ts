import { expect, test } from 'vitest';
import { buildMail, buildMultipart } from '../../test/build-mail';
import { parseMail } from './parse-mail';

test('STAFF-6 sender, subject, text and the mails before are read', async () => {
  const mail = await parseMail(
    buildMail(
      {
        'Message-ID': '<1@example.org>',
        'In-Reply-To': '<b@agency.example>',
        References: '<a@agency.example> <b@agency.example>',
        'Reply-To': 'Other@Example.org',
        To: 'Agency <leads+x@agency.example>, group: a@b.be;',
        Subject: '=?iso-8859-1?Q?R=E9f=E9rence_12?=',
      },
      'Bonjour,\r\n\r\n\r\n\r\nmerci.\r\n',
    ),
  );
  expect(mail).toMatchObject({
    messageId: '<1@example.org>',
    references: ['<a@agency.example>', '<b@agency.example>'],
    from: { name: 'Jan Peeters', email: 'jan@example.org' },
    replyTo: 'other@example.org',
    recipients: ['leads+x@agency.example', 'a@b.be'],
    subject: 'Référence 12',
    text: 'Bonjour,\n\nmerci.',
    isAutomatic: false,
    isBroken: false,
  });
});

test.each([
  ['utf-8', '8bit', Buffer.from('Déjà vu à 5 €', 'utf8')],
  [
    'iso-8859-1',
    '8bit',
    Buffer.from([68, 0xe9, 106, 0xe0, 32, 118, 117, 32, 0xe0, 32, 53, 32, 0x80]),
  ],
  ['windows-1252', 'quoted-printable', Buffer.from('D=E9j=E0 vu =E0 5 =80')],
  ['utf-8', 'base64', Buffer.from(Buffer.from('Déjà vu à 5 €').toString('base64'))],
  ['utf-16le', 'base64', Buffer.from(Buffer.from('Déjà vu à 5 €', 'utf16le').toString('base64'))],
])('STAFF-6 a mail in %s, sent as %s, is read', async (charset, encoding, body) => {
  const mail = await parseMail(
    buildMail(
      {
        'Content-Type': `text/plain; charset=${charset}`,
        'Content-Transfer-Encoding': encoding,
      },
      body,
    ),
  );
  expect(mail.text).toBe('Déjà vu à 5 €');
});

test('STAFF-6 a mail of HTML alone is its text, without scripts, styles and hidden parts', async () => {
  const html = `<html><head><style>p { color: red }</style><title>x</title></head><body>
    <script>alert(1)</script><table><tr><td>Naam:</td><td>An &amp; Bo</td></tr>
    <tr><td>E-mail:</td><td><a href="javascript:alert(1)">an@example.org</a></td></tr></table>
    <p>Bericht:</p><p>Is er een lift?<br>Dank u</p><img src="https://tracker.example/x.gif"></body></html>`;
  const { text } = await parseMail(buildMail({ 'Content-Type': 'text/html; charset=utf-8' }, html));
  expect(text).toContain('Naam: An & Bo');
  expect(text).toContain('E-mail: an@example.org');
  expect(text).toContain('Is er een lift?\nDank u');
  expect(text).not.toMatch(/alert|color|tracker|</);
});

test('STAFF-6 attachments are read with their names', async () => {
  const { files, text } = await parseMail(
    buildMultipart({}, [
      { headers: { 'Content-Type': 'text/plain' }, body: 'Here it is' },
      {
        headers: {
          'Content-Type': 'application/pdf; name="../../plan.pdf"',
          'Content-Disposition': 'attachment; filename="../../plan.pdf"',
          'Content-Transfer-Encoding': 'base64',
        },
        body: Buffer.from('%PDF-1.4').toString('base64'),
      },
    ]),
  );
  expect(text).toBe('Here it is');
  expect(files.map(({ name, bytes }) => [name, bytes.toString()])).toEqual([
    ['../../plan.pdf', '%PDF-1.4'],
  ]);
});

test.each([
  ['an automatic answer', { 'Auto-Submitted': 'auto-replied' }],
  ['a list', { Precedence: 'list' }],
  ['a notice of failed delivery', { 'Content-Type': 'multipart/report; boundary=x' }],
  ['a bounce', { 'Return-Path': '<>' }],
])('STAFF-6 %s is no letter', async (_, headers) => {
  expect((await parseMail(buildMail(headers, 'x'))).isAutomatic).toBe(true);
});

const deep = Array.from({ length: 200 }, (_, level) =>
  [`Content-Type: multipart/mixed; boundary="b${level}"`, '', `--b${level}`].join('\r\n'),
).join('\r\n');

test.each([
  ['nothing', Buffer.alloc(0)],
  ['noise', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256))],
  ['no headers', Buffer.from('\r\n\r\nJust a text')],
  ['headers without end', Buffer.from(`From: a@b.be\r\n${'X: y\r\n'.repeat(50_000)}`)],
  ['a header of a megabyte', buildMail({ Subject: 'x'.repeat(1_000_000) }, 'text')],
  ['two hundred parts in parts', Buffer.from(`From: a@b.be\r\n${deep}\r\n\r\ntext`)],
  ['an unknown encoding', buildMail({ 'Content-Type': 'text/plain; charset=x-unknown' }, 'text')],
  ['a boundary that never comes', buildMail({ 'Content-Type': 'multipart/mixed' }, 'text')],
  ['null and control characters', buildMail({ Subject: 'a\u0000b' }, 'a\u0000\u202eb')],
  ['tags that never close', buildMail({ 'Content-Type': 'text/html' }, '<a '.repeat(60_000))],
])('STAFF-6 a mail of %s is taken in', async (_, raw) => {
  const began = performance.now();
  const { text, subject, from } = await parseMail(raw);
  expect(performance.now() - began).toBeLessThan(5000);
  expect(typeof text).toBe('string');
  const shown = subject + text + from.name;
  for (const sign of ['\u0000', '\u202e']) expect(shown).not.toContain(sign);
});
