import { expect, test } from 'vitest';
import { isSafeLink, isSafeRedirect } from './safe-address';

test.each([
  'https://depot.example/nl',
  'http://depot.example',
  '/for-sale/',
  '/',
  'contact-demand',
  'for-sale/?type=2',
])('MENU-3 a page may send its visitors to %s', (address) => {
  expect(isSafeRedirect(address)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'https://',
  'https:// evil',
  'mailto:a@b.example',
  '',
])('MENU-3 a page may not send its visitors to %j', (address) => {
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
