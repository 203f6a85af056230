import { describe, expect, test } from 'vitest';
import { formKinds } from '@agency/domain/path-words';
import { formEntries, formKey } from '../../i18n/paths/form-entries';
import { languages } from '@agency/domain/languages';
import { sentNames } from '../../form/send/sent-names';
import { listResendableFields } from './resendable-fields.server';

describe.each(languages)('%s', (language) => {
  test.each(formKinds)('FORM-6 %s keeps what a person typed and nothing secret', (kind) => {
    const entry = formEntries.find(({ key }) => key === formKey(kind));
    const names = listResendableFields(`/${language}/${entry?.paths[language]}/`);
    expect(names).toContain(kind === 'testimonial' ? 'name' : 'email');
    const secrets = [
      ...Object.values(sentNames),
      'password',
      'confirm',
      'current',
      'cv',
      'picture',
    ];
    expect(names.filter((name) => secrets.includes(name))).toEqual([]);
  });
});

test.each(['/nl/login/', '/nl/eigenaar/account/', '/nl/', '/nl/contact/', '/nl/mail/x/', '/%ff'])(
  'FORM-6 nothing of what is sent to %s is kept',
  (path) => {
    expect(listResendableFields(path)).toEqual([]);
  },
);
