import { expect, test } from 'vitest';
import { buildContext, buildFeedLead } from '../../../../test/build-feed-context';
import { startFakeSource } from '../../../../test/fake-source';
import { findChild, findText, readXml } from '../../read-xml';
import { skarabee } from './skarabee';

const answer = (inner: string) =>
  `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><InsertContactMesResponse xmlns="http://weblink.skarabee.com/"><InsertContactMesResult>${inner}</InsertContactMesResult></InsertContactMesResponse></s:Body></s:Envelope>`;

test('a lead is a contact message with the name and password, its text escaped', async () => {
  await using source = await startFakeSource(() => ({ body: answer('') }));
  await skarabee.sendLead?.(buildContext(skarabee, { url: source.url }), buildFeedLead());
  const [sent] = source.requests;
  expect(sent?.headers).toMatchObject({
    soapaction: '"http://weblink.skarabee.com/InsertContactMes"',
    authorization: `Basic ${Buffer.from('the username:the password').toString('base64')}`,
  });
  const call = findChild(
    findChild(readXml(Buffer.from(sent?.body ?? '')), 'Body'),
    'InsertContactMes',
  );
  expect(findText(call, 'ContactMes', 'ExternalReference')).toBe('lead-7');
  expect(findText(call, 'ContactMes', 'LastName')).toBe('O’Neill & <zoon>');
  expect(findText(call, 'ContactMes', 'PublicationID')).toBe('41');
});

test('a refused message is final, an error is not', async () => {
  await using refusing = await startFakeSource(() => ({
    body: answer('<InvalidContactMes><InvalidContactMe/></InvalidContactMes>'),
  }));
  await using broken = await startFakeSource(() => ({ status: 500, body: '' }));
  const send = (url: string) =>
    skarabee.sendLead?.(buildContext(skarabee, { url }), buildFeedLead());
  await expect(send(refusing.url)).rejects.toMatchObject({ retry: 'final' });
  await expect(send(broken.url)).rejects.toMatchObject({ retry: 'later', status: 500 });
});
