import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { buildLead } from '../../../test/build-lead';
import { listFields, parseLead } from '../rules/parse-lead';
import { describeLead } from './describe-lead';
import type { LeadContext } from './lead-context';

/** Fields that the mail shows elsewhere, or that only programs or the inbox show. */
const notInRows = [
  ...['kind', 'language', 'submissionId', 'formToken', 'privacyAgreedAt'],
  ...['firstName', 'lastName', 'agentKey', 'officeKey', 'valuation', 'friend'],
  'visitSource',
];

const fields = Object.keys(listFields(parseLead(buildLead()))).filter(
  (name) => !notInRows.includes(name),
);

test.each(fields)('FORM-5 the mail to the agency says the field %s', async (field) => {
  const lead = { [field]: field === 'timeSlots' ? ['a value'] : 'a value' };
  const context = { lead, language: 'nl', name: 'Ann', about: '', translate: (key: string) => key };
  const rows = await describeLead({} as Core.Strapi, context as unknown as LeadContext);
  const plain = await describeLead(
    {} as Core.Strapi,
    { ...context, lead: {} } as unknown as LeadContext,
  );
  expect(rows).not.toEqual(plain);
});
