import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { translations } from '../../i18n/translations.server';
import { goTo } from '../../lib/dom/go-to';
import { renderView } from '../../testing/render-view';
import { listFields } from '../describe-form.server';
import { createFields } from '../fields/fields.server';
import { Form } from './form';
import type { FormAnswer, RefusedForm } from '../send/form-answer';
import type { FormView } from '../form-view';

vi.mock('../../lib/dom/go-to', () => ({ goTo: vi.fn() }));

const f = createFields(translations.en.t);
const schema = z.object({
  name: f.text({ label: 'Name', required: 'Your name, please', hint: 'As on your door' }),
  email: f.email({ label: 'Email', required: 'Your email, please', autoComplete: 'email' }),
  visit: f.choice({
    label: 'Visit',
    required: 'A day, please',
    isOpen: true,
    options: ['Monday', 'Tuesday'].map((value) => ({ value, label: value })),
  }),
});
const form: FormView = {
  kind: 'site-contact',
  action: '/en/forms/contact/',
  formTokenHref: null,
  groups: [{ legend: null, fields: listFields(schema).map(({ view }) => view) }],
  values: {},
  submitLabel: 'Send',
  hasFile: false,
};
const refused: RefusedForm = {
  status: 'unsent',
  message: 'Mail not sent, please try again',
  errors: {},
  values: { name: 'An', email: 'an@example.org', visit: 'Monday' },
  question: null,
  formToken: 'formToken',
};

const post = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  sessionStorage.clear();
  post.mockReset();
  vi.mocked(goTo).mockReset();
  vi.stubGlobal('fetch', post);
});
afterEach(() => vi.unstubAllGlobals());

test('FORM-3 a form that is not right says where, and the summary takes the focus', async () => {
  renderView(<Form form={form} />);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const summary = screen.getByRole('alert');
  await waitFor(() => expect(summary).toHaveProperty('ownerDocument.activeElement', summary));
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Your name, please',
    'Your email, please',
    'A day, please',
  ]);
  await userEvent.click(links[2] as HTMLElement);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Monday' }));
  expect(post).not.toHaveBeenCalled();
});

test('FORM-3 label, hint and error belong to their field', async () => {
  renderView(<Form form={form} />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  const texts = () => (name.getAttribute('aria-describedby') ?? '').split(' ').map(textOf);
  expect([name.hasAttribute('aria-invalid'), texts()]).toEqual([false, ['As on your door']]);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(texts()).toEqual(['Your name, please', 'As on your door']);
  await userEvent.type(name, 'An');
  await waitFor(() => expect(name.hasAttribute('aria-invalid')).toBe(false));
});

test('ERR-1 fields that are wrong together are marked, and the message leads on', () => {
  const link = { label: 'Choose a new password', href: '/en/login/forgotten/' };
  const short = { ...form, isShort: true };
  renderView(<Form form={short} first={{ ...refused, wrong: ['name', 'email'], link }} />);
  const isWrong = (name: string) =>
    screen.getByRole('textbox', { name }).getAttribute('aria-invalid');
  expect([isWrong('Name'), isWrong('Email')]).toEqual(['true', 'true']);
  const summary = within(screen.getByRole('alert'));
  expect(summary.getByRole('link', { name: link.label }).getAttribute('href')).toBe(link.href);
  expect(screen.queryByText(/Fields with/)).toBeNull();
});

test('FORM-5 a second press while it is being sent sends nothing, and then come the thanks', async () => {
  let answer: (response: Response) => void = () => undefined;
  post.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  renderView(<Form form={form} first={null} />);
  await fillIn();
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.dblClick(button);
  await screen.findByRole('button', { name: 'Sending…' });
  await userEvent.click(button);
  expect(post).toHaveBeenCalledTimes(1);
  answer(answered({ status: 'sent', href: '/en/thank-you/site-contact/' }, 200));
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
});

test.each([
  ['no connection', () => Promise.reject(new TypeError('failed')), 'Mail not sent'],
  ['too many', () => Promise.resolve(new Response('', { status: 429 })), 'Too many requests'],
  [
    'too large',
    () => Promise.resolve(new Response('', { status: 413 })),
    'more than we can accept',
  ],
  ['a page instead', () => Promise.resolve(new Response('<p>')), 'Mail not sent'],
  ['the CMS away', () => Promise.resolve(answered(refused, 503)), 'Mail not sent'],
])(
  'FORM-6 %s: it says so, what was typed stays, and it can be sent again',
  async (_, fail, text) => {
    post.mockImplementationOnce(fail);
    renderView(<Form form={form} />);
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'An');
    expect(screen.getByRole('radio', { name: 'Monday' })).toHaveProperty('checked', true);
    post.mockResolvedValue(answered({ status: 'sent', href: '/en/x/' }, 200));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  },
);

test('FORM-7 who cannot prove it is asked, and answers in the form', async () => {
  const question = { text: 'What is two plus two?', token: 'q', value: '', error: null };
  const asked: RefusedForm = { ...refused, status: 'question', message: null, question };
  post.mockResolvedValueOnce(answered(asked, 200));
  renderView(<Form form={form} />);
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await userEvent.type(await screen.findByLabelText('What is two plus two?'), 'four');
  post.mockResolvedValue(answered({ status: 'sent', href: '/en/x/' }, 200));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
  const sent = post.mock.calls[1]?.[1].body as URLSearchParams;
  expect(Object.fromEntries(sent)).toMatchObject({
    question: 'q',
    answer: 'four',
    formToken: 'formToken',
    name: 'An',
    homepage: '',
  });
});

test('FORM-5 a form token that is used up is replaced, and the form sent again by itself', async () => {
  post.mockResolvedValueOnce(answered({ ...refused, status: 'formToken' }, 409));
  post.mockResolvedValue(answered({ status: 'sent', href: '/en/x/' }, 200));
  renderView(<Form form={form} />);
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
});

test('FORM-4 what was sent without a script stands in the form again, with its errors', () => {
  const errors = { email: 'This email address is not valid' };
  renderView(<Form form={form} first={{ ...refused, status: 'invalid', message: null, errors }} />);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'An');
  expect(screen.getByRole('radio', { name: 'Monday' })).toHaveProperty('checked', true);
  expect(screen.getByRole('alert').textContent).toContain('1 field');
  expect(document.querySelector('input[name="formToken"]')).toHaveProperty('value', 'formToken');
});

test('FORM-7 the trap is off the page, off the keyboard and not read out', () => {
  renderView(<Form form={form} />);
  const trap = document.querySelector('input[name="homepage"]') as HTMLInputElement;
  expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off']);
  expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
});

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'An');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'an@example.org');
  await userEvent.click(screen.getByRole('radio', { name: 'Monday' }));
}

function answered(answer: FormAnswer, status: number): Response {
  return Response.json(answer, { status });
}

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? '';
}

test('FORM-1 optional fields are folded, and open where one has a value or an error', () => {
  const folded = (values: FormView['values']): FormView => ({
    ...form,
    groups: [
      ...form.groups.map((group) => ({ ...group, fields: group.fields.slice(1) })),
      { legend: 'More', isFolded: true, fields: (form.groups[0]?.fields ?? []).slice(0, 1) },
    ],
    values,
  });
  const isOpen = () => screen.getByText('More').closest('details')?.open;
  const { unmount } = renderView(<Form form={folded({})} />);
  expect(isOpen()).toBe(false);
  unmount();
  renderView(<Form form={folded({ name: 'An' })} />);
  expect(isOpen()).toBe(true);
});
