import { errors } from '@strapi/utils';
import { expect, test } from 'vitest';
import { refuse, refuseField, refuseForbidden, refuseMissing, translateRefusal } from './refusal';

test('EDIT-8 a refusal is English until its reader is known, then theirs, at its field too', () => {
  const refusal = refuseField('banner.color', 'key.taken', { name: 'Ann' });
  expect(refusal.message).toBe('“Ann” has this key already; choose another.');
  translateRefusal(refusal, 'nl');
  const message = '‘Ann’ heeft deze sleutel al; kies een andere.';
  expect(refusal).toMatchObject({
    message,
    details: { refusal: ['key.taken'], errors: [{ path: ['banner', 'color'], message }] },
  });
});

test('EDIT-8 a refusal without a field shows none', () => {
  expect(refuse('page.home')).toMatchObject({ details: { refusal: ['page.home'] } });
  expect(refuse('page.home')).not.toHaveProperty('details.errors');
});

test('EDIT-8 refusals are the errors that Strapi answers with 400, 403 and 404', () => {
  expect(refuse('page.home')).toBeInstanceOf(errors.ValidationError);
  expect(refuseForbidden('mail.readOnly')).toBeInstanceOf(errors.ForbiddenError);
  expect(refuseMissing('gone.lead')).toBeInstanceOf(errors.NotFoundError);
});

test('EDIT-8 an error that is no refusal stays as it is', () => {
  const error = new Error('x');
  translateRefusal(error, 'de');
  translateRefusal('x', 'de');
  expect(error.message).toBe('x');
});
