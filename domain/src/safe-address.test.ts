import { expect, test } from 'vitest';
import redirects from '../test/redirects.json';
import { isSafeLink, isSafeRedirect } from './safe-address';

test.each(redirects.safe)('MENU-3 a page may send its visitors to %j', (address) => {
  expect(isSafeRedirect(address)).toBe(true);
});

test.each(redirects.unsafe)('MENU-3 a page may not send its visitors to %j', (address) => {
  expect(isSafeRedirect(address)).toBe(false);
});

test.each(['mailto:hello@corbelle.example', 'tel:+32 2 512 47 80', '#team'])(
  'MENU-4 a text may link to %s',
  (address) => {
    expect(isSafeLink(address)).toBe(true);
  },
);

test.each(['javascript:alert(1)', 'mailto:nobody', 'tel:javascript'])(
  'MENU-4 a text may not link to %s',
  (address) => {
    expect(isSafeLink(address)).toBe(false);
  },
);
