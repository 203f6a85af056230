import { expect, test } from 'vitest';
import { nameFailure, readRefusal } from './read-refusal';

const refused = {
  response: { data: { error: { message: 'Te lang', details: { refusal: ['x'] } } } },
};

test('EDIT-8 what the CMS refuses is read as it says it, any other failure has words of ours', () => {
  expect(readRefusal(refused)).toBe('Te lang');
  expect(readRefusal({ message: 'Internal Server Error' })).toBeNull();
  expect(nameFailure({ message: 'Internal Server Error' })).toBe('agency.failed');
  expect(nameFailure(new TypeError('Failed to fetch'))).toBe('agency.unreachable');
});
