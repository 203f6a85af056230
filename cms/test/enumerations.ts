import { languages } from '@agency/domain/languages';
import { formKinds } from '@agency/domain/path-words';
import { retentionKinds } from '../src/platform/rules/retention-kinds';

/** Enumerations of Strapi's schemas whose values the domain lists: file, attribute, values. */
export const enumerations: readonly (readonly [string, string, readonly string[]])[] = [
  ['api/demand/content-types/demand/schema.json', 'language', languages],
  ['api/lead/content-types/lead/schema.json', 'language', languages],
  ['api/lead/content-types/lead/schema.json', 'kind', formKinds],
  ['api/outbox-mail/content-types/outbox-mail/schema.json', 'language', languages],
  ['api/site/content-types/site/schema.json', 'defaultLanguage', languages],
  ['api/subscription/content-types/subscription/schema.json', 'language', languages],
  ['components/listing/text.json', 'language', languages],
  ['components/module/contact-form.json', 'form', formKinds],
  ['components/site/lead-address.json', 'kind', formKinds],
  ['components/site/retention.json', 'kind', retentionKinds],
  ['components/site/language.json', 'code', languages],
  ['extensions/users-permissions/content-types/user/schema.json', 'language', languages],
];
