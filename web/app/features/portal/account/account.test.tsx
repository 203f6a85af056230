import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FormView } from '../../../form/form-view';
import { buildContext } from '../../../testing/build-site-answer';
import { renderView } from '../../../testing/render-view';
import { Account } from './account';
import type { AccountView } from './account-view.server';

const { t } = buildContext('en');

function buildAccount(): AccountView {
  const form = (action: string): FormView => ({
    kind: null,
    formTokenHref: null,
    values: {},
    action,
    groups: [],
    submitLabel: `Send ${action}`,
    hasFile: false,
    isShort: true,
  });
  return {
    title: 'My details',
    details: { title: 'Your details', text: '', lines: [] },
    wrong: { title: 'Wrong?', text: '', links: [] },
    mails: { title: 'Mails', notice: t('portal.mailsSaved'), form: form('mails') },
    email: { title: 'Address', text: '', notice: null, form: form('email') },
    password: { title: 'Password', text: '', notice: null, form: form('password') },
  };
}

test('OWN-8 what was saved before is not said beside the answer to another form', () => {
  renderView(<Account account={buildAccount()} answer={null} answered="mails" />);
  expect(screen.getByText('Saved.')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Send email' });
  fireEvent.submit(button.closest('form') as HTMLFormElement);
  expect(screen.queryByText('Saved.')).toBeNull();
});
