import { expect, test } from 'vitest';
import { buildMedia } from '../../../testing/build-media';
import { buildUploadedPicture } from '../../../ui/media/build-picture';
import { applyPageHeader } from './apply-page-header';
import { buildFooter } from '../build-footer';
import { buildHeader } from './build-header';

const logo = buildUploadedPicture(buildMedia());
const layout = { header: buildHeader({ logo }), footer: buildFooter() };

test('MENU-8 a page puts its own logo in the header and keeps all of it in view', () => {
  const own = buildUploadedPicture(buildMedia({ url: 'own.jpg' }));
  const { header } = applyPageHeader(layout, { view: { header: { logo: own, isFixed: true } } });
  expect([header.logo, header.isFixed]).toEqual([own, true]);
});

test('MENU-8 a page without a logo leaves the agency’s', () => {
  const data = { view: { header: { logo: null, isFixed: false } } };
  expect(applyPageHeader(layout, data).header.logo).toBe(logo);
});

test.each([undefined, null, {}, { view: null }, { view: {} }])(
  'MENU-8 a screen that says nothing of the header changes nothing: %j',
  (data) => {
    expect(applyPageHeader(layout, data)).toBe(layout);
  },
);
