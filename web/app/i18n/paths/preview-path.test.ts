import { expect, test } from 'vitest';
import { isPreviewPath, keepLinksInPreview, toPreviewPath, toPublicPath } from './preview-path';

test.each([
  ['/nl/', '/nl/preview/'],
  ['/nl', '/nl/preview'],
  ['/de/zu-verkaufen/?type=2#list', '/de/preview/zu-verkaufen/?type=2#list'],
  ['/fr?page=2', '/fr/preview?page=2'],
])('ROUTE-11 the preview of %s is %s, and back', (path, preview) => {
  expect(toPreviewPath(path)).toBe(preview);
  expect(toPreviewPath(preview)).toBe(preview);
  expect(toPublicPath(preview)).toBe(path);
  expect(isPreviewPath(preview)).toBe(true);
  expect(isPreviewPath(path)).toBe(false);
});

test.each([
  '/nlx/',
  '/uploads/a.jpg',
  '/preview/',
  'https://a.test/nl/',
  '//nl/',
  'tel:1',
  '#nl',
  '',
])('ROUTE-11 %j is no page of a language and has no preview', (path) => {
  expect(toPreviewPath(path)).toBe(path);
  expect(toPublicPath(path)).toBe(path);
});

test.each(['/nl/previews/', '/nl/preview-homes/', '/xx/preview/', '/nl/te-koop/preview/'])(
  '%s is a public address',
  (path) => {
    expect(isPreviewPath(path)).toBe(false);
    expect(toPublicPath(path)).toBe(path);
  },
);

test('ROUTE-11 every link of an answer leads into the preview, and nothing else is changed', () => {
  const answer = {
    title: 'See /nl/ and href',
    menu: [{ href: '/nl/te-koop/', current: null, children: [{ href: 'https://a.test/nl/' }] }],
    html: '<p>/nl/ <a href="/nl/contact/#form">x</a> <a href="https://a.test/nl/">y</a></p>',
    form: '<form action="/fr"></form>',
    picture: { src: '/uploads/a.jpg', width: 20, widths: [100], isWide: true },
  };
  expect(keepLinksInPreview(answer)).toEqual({
    ...answer,
    menu: [{ ...answer.menu[0], href: '/nl/preview/te-koop/' }],
    html: '<p>/nl/ <a href="/nl/preview/contact/#form">x</a> <a href="https://a.test/nl/">y</a></p>',
    form: '<form action="/fr/preview"></form>',
  });
});
