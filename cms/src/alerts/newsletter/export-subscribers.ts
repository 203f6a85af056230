import type { Core } from '@strapi/strapi';
import { stringify } from 'csv-stringify/sync';
import type { Language } from '@agency/domain/languages';
import { makeMailLink } from '../../platform/mail-links/mail-link';
import { SUBSCRIPTION } from './stored-subscription';

interface Row {
  documentId: string;
  email: string;
  name: string | null;
  language: Language;
  confirmedAt: string | null;
}

/**
 * FORM-10: who gets the newsletter, as CSV (RFC 4180, UTF-8 with a mark that Excel needs), each with
 * the link that ends it. What a spreadsheet would run as a formula is led by an apostrophe.
 */
export async function exportSubscribers(strapi: Core.Strapi): Promise<string> {
  const rows = (await strapi.db.query(SUBSCRIPTION).findMany({
    where: { state: 'active' },
    select: ['documentId', 'email', 'name', 'language', 'confirmedAt'],
    orderBy: { email: 'asc' },
  })) as unknown as Row[];
  const lines = rows.map(({ documentId, email, name, language, confirmedAt }) => ({
    email,
    name: name ?? '',
    language,
    confirmed: confirmedAt ? new Date(confirmedAt).toISOString() : '',
    unsubscribe: makeMailLink(language, 'stop-newsletter', documentId),
  }));
  const columns = ['email', 'name', 'language', 'confirmed', 'unsubscribe'];
  const form = { bom: true, header: true, escape_formulas: true, record_delimiter: 'windows' };
  return stringify(lines, { ...form, columns });
}
