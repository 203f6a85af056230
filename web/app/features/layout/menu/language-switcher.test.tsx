import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../testing/render-view';
import { LanguageSwitcher } from './language-switcher';

const dutch = { code: 'nl', name: 'Nederlands', href: '/nl/te-koop/', current: false };
const english = { code: 'en', name: 'English', href: '/en/for-sale/', current: true };

test('LANG-3 links to the same page in each language, named in that language', () => {
  renderView(<LanguageSwitcher languages={[dutch, english]} />);
  const link = screen.getByRole('link', { name: 'Nederlands' });
  expect(link.getAttribute('href')).toBe('/nl/te-koop/');
  expect([link.lang, link.getAttribute('hreflang')]).toEqual(['nl', 'nl']);
  expect(screen.getByRole('link', { name: 'English' }).getAttribute('aria-current')).toBe('true');
});

test('LANG-3 draws nothing when only one language is enabled', () => {
  renderView(<LanguageSwitcher languages={[english]} />);
  expect(screen.queryByRole('link')).toBeNull();
});
