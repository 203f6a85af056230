import { expect, test } from 'vitest';
import { languages } from './languages';
import { markedOrigins, markName, nameOrigin, splitMarkedName } from './picture-origins';

test.each(markedOrigins)(
  'LAW-12 the mark %s is read back from a name in every language',
  (origin) => {
    for (const language of languages) {
      const word = nameOrigin(origin, language);
      expect(splitMarkedName(markName('Kitchen (left)', word))).toEqual({
        name: 'Kitchen (left)',
        origin,
      });
      expect(splitMarkedName(markName('', word))).toEqual({ name: '', origin });
    }
  },
);

test.each(['', 'Kitchen', 'Kitchen (left)', 'An illustration of the street', 'Edited'])(
  'LAW-12 the name %j marks nothing',
  (name) => expect(splitMarkedName(name)).toEqual({ name, origin: null }),
);
