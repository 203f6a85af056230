import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { brandWords } from './brand-words';

test.each(['Corbelle', "L'Atelier d'Immo", 'A {b} <c> & #1 | d'])(
  'EDIT-3 the agency %j is named in the admin as it is written',
  (name) => {
    const messages = brandWords(name);
    const { formatMessage } = createIntl({ locale: 'en', messages });
    for (const id of Object.keys(messages)) expect(formatMessage({ id })).toBe(name);
  },
);
