import type { z } from 'zod';
import { FeedError } from '../../feed-error';
import type { FeedKind, FeedLead } from '../../feed-kind';
import { address, declareFields, prefilled, rare, secret } from '../../fields/declare-fields';
import { findChild, readXml, type XmlElement } from '../../read-xml';
import { expectOk } from '../mapping/ask';
import { ResultBuilder } from '../mapping/result-builder';

// Sources: the WSDL of Skarabee's Web Link in the public client library fw4/skarabee-weblink:
// the call InsertContactMes, the fields of a ContactMe, and HTTP authentication.

const NAMESPACE = 'http://weblink.skarabee.com/';

const { fields, settings } = declareFields({
  USERNAME: secret(),
  PASSWORD: secret(),
  url: rare(prefilled(address(), 'https://weblink.skarabee.com/v41/weblink.asmx')),
});
type Settings = z.output<typeof settings>;

/** Skarabee: receives leads by SOAP. Its listings are not imported. */
export const skarabee: FeedKind<Settings> = {
  key: 'skarabee',
  fields,
  settings,
  checkedAgainst: { by: 'documentation', source: 'fw4/skarabee-weblink' },
  incremental: true,
  read: () => Promise.resolve(new ResultBuilder().build(false)),
  async sendLead({ settings: { url }, secret, request }, lead) {
    const login = Buffer.from(`${secret('USERNAME')}:${secret('PASSWORD')}`).toString('base64');
    const response = await request(url, {
      method: 'POST',
      headers: {
        authorization: `Basic ${login}`,
        'content-type': 'text/xml; charset=utf-8',
        soapaction: `"${NAMESPACE}InsertContactMes"`,
      },
      body: writeEnvelope(lead),
    });
    const answer = readXml(expectOk(response, 'Skarabee').bytes, 'the answer of Skarabee');
    if (findDeep(answer, 'InvalidContactMe')) {
      throw new FeedError('Skarabee refused the contact message', 'final');
    }
  },
};

function writeEnvelope(lead: FeedLead): string {
  const details = Object.entries(lead.details).map(([name, value]) => `${name}: ${value}`);
  const publication = Number(lead.listing?.externalId);
  const nil = ' xsi:nil="true"';
  const isKnown = Number.isInteger(publication) && publication > 0;
  const fields = [
    element('ExternalReference', lead.id),
    element('FirstName', lead.firstName),
    element('LastName', lead.lastName),
    element('Phone', lead.phone),
    element('Comments', [lead.message, ...details].filter(Boolean).join('\n')),
    element('Email', lead.email),
    isKnown ? element('PublicationID', String(publication)) : `<PublicationID${nil}/>`,
    `<HouseNumber${nil}/>`,
    `<OfficeId${nil}/>`,
  ];
  return (
    '<?xml version="1.0" encoding="utf-8"?>' +
    '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" ' +
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><soap:Body>' +
    `<InsertContactMes xmlns="${NAMESPACE}"><ContactMes>${fields.join('')}</ContactMes>` +
    '</InsertContactMes></soap:Body></soap:Envelope>'
  );
}

function element(name: string, value: string | null): string {
  return value ? `<${name}>${escapeXml(value)}</${name}>` : '';
}

// XML does not allow most control characters.
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

function findDeep(element: XmlElement, name: string): XmlElement | null {
  const own = findChild(element, name);
  if (own) return own;
  for (const child of element.children) {
    const found = findDeep(child, name);
    if (found) return found;
  }
  return null;
}
