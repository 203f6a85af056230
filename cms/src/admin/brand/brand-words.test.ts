import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import en from '../../platform/rules/labels/messages/en.json';
import { brandWords, nameMessage } from './brand-words';

test.each(['Corbelle', "L'Atelier d'Immo", 'A {b} <c> & #1 | d', '$& $1'])(
  'EDIT-3 the agency %j is named in the admin as it is written',
  (name) => {
    const messages = brandWords(name, en);
    const { formatMessage } = createIntl({ locale: 'en', messages });
    expect(formatMessage({ id: nameMessage })).toBe(name);
    for (const id of Object.keys(messages)) expect(formatMessage({ id })).toContain(name);
    expect(formatMessage({ id: 'Auth.form.register.subtitle' })).not.toMatch(/strapi|\{name\}/i);
  },
);
