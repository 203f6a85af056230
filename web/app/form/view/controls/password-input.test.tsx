import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { translations } from '../../../i18n/translations.server';
import { PasswordInput } from './password-input';

const input = (
  <I18nextProvider i18n={translations.en}>
    <label htmlFor="p">Password</label>
    <PasswordInput id="p" name="password" autoComplete="current-password" />
  </I18nextProvider>
);

test('OWN-1 a password can be pasted, looked at and hidden again', async () => {
  const user = userEvent.setup();
  render(input);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await user.click(field);
  await user.paste('twee woorden');
  expect([field.value, field.type]).toEqual(['twee woorden', 'password']);
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect([field.value, field.type]).toEqual(['twee woorden', 'password']);
});

test('OWN-1 without JavaScript there is no button that does nothing', () => {
  expect(renderToString(input)).not.toContain('<button');
});
