import { expect, test } from 'vitest';
import { fillDetails } from './shared-details';

const dutch = { companyName: 'Kantoor', phone: '+32 2 512', email: 'a@example.org', zip: '1000' };

test.each([
  ['what is filled in stays', { phone: '+352 26' }, [dutch], { phone: '+352 26' }],
  ['null and empty are filled', { phone: null, email: '' }, [dutch], { phone: '+32 2 512' }],
  ['the first that has it', { phone: null }, [null, { phone: '' }, dutch], { phone: '+32 2 512' }],
  [
    'words are of their language',
    { companyName: null, phone: '1' },
    [dutch],
    { companyName: null },
  ],
  ['nobody has it', { phone: null }, [null, {}], { phone: null }],
])('EDIT-8 %s', (_case, own, others, expected) => {
  expect(fillDetails(own, others)).toMatchObject(expected);
});

test('EDIT-8 details that lack nothing are given as they are', () => {
  const whole = {
    ...dutch,
    houseNumber: '21',
    companyNumber: '1',
    vatNumber: '1',
    bivNumber: '1',
    policyNumber: '1',
  };
  expect(fillDetails(whole, [dutch])).toBe(whole);
});
