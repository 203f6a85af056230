import { expect, test } from 'vitest';
import { nameFailure, readFieldProblems, readRefusal } from './read-refusal';

const refused = {
  response: { data: { error: { message: 'Te lang', details: { refusal: ['x'] } } } },
};

test('EDIT-8 what the CMS refuses is read as it says it, any other failure has words of ours', () => {
  expect(readRefusal(refused)).toBe('Te lang');
  expect(readRefusal({ message: 'Internal Server Error' })).toBeNull();
  expect(nameFailure({ message: 'Internal Server Error' })).toBe('agency.failed');
  expect(nameFailure(new TypeError('Failed to fetch'))).toBe('agency.unreachable');
});

test('DATA-12 the messages of fields are read by the path of their field', () => {
  const errors = [
    { path: ['settings', 'url'], message: 'Address: fill this in.' },
    { path: ['key'], message: 'Taken.' },
  ];
  const error = { response: { data: { error: { details: { errors } } } } };
  expect(readFieldProblems(error)).toEqual({
    'settings.url': 'Address: fill this in.',
    key: 'Taken.',
  });
  expect([readFieldProblems(refused), readFieldProblems(new TypeError('x'))]).toEqual([{}, {}]);
});
