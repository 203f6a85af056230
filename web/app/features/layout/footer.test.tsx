import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildMedia } from '../../testing/build-media';
import { buildUploadedPicture } from '../../ui/media/build-picture';
import { renderView } from '../../testing/render-view';
import { buildFooter } from './build-footer';
import { Footer } from './footer';

test('MENU-7 the footer shows the blocks of the CMS, the legal lines and the copyright', () => {
  renderView(<Footer footer={buildFooter()} agencyName="Corbelle" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Find' })).toBeTruthy();
  expect(screen.getByText('Since 1998.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'For sale' })).toBeTruthy();
  expect(screen.getByText('© 2026 Corbelle')).toBeTruthy();
  expect(screen.getByText('Property in Brussels')).toBeTruthy();
});

test('MENU-7 a block may be a picture alone, and a footer may have no block', () => {
  const picture = buildUploadedPicture(buildMedia());
  const [block] = buildFooter().blocks;
  const bare = { ...block!, title: null, introHtml: null, html: null, picture };
  renderView(<Footer footer={buildFooter({ blocks: [bare] })} agencyName="Corbelle" />);
  expect(screen.getByRole('img', { name: 'A house' })).toBeTruthy();
  const headings = screen.getAllByRole('heading').map((heading) => heading.textContent);
  expect(headings).toEqual(['Newsletter']);
});

test('FORM-10 an address is sent from the foot of the page to the form of the newsletter', () => {
  renderView(<Footer footer={buildFooter()} agencyName="Corbelle" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  expect([field.type, field.name, field.required]).toEqual(['email', 'email', true]);
  const sent = new FormData(field.form!);
  expect([field.form?.method, field.form?.getAttribute('action')]).toEqual([
    'post',
    '/en/forms/newsletter/',
  ]);
  expect(sent.get('begin')).toBe('1');
});
