import { expect, test } from 'vitest';
import { buildShareLinks } from './share-links';

test('DETAIL-1 a page is handed on by addresses whose parts cannot break out', () => {
  const links = buildShareLinks('Huis & tuin "A"', 'https://corbelle.example/nl/?ids=1,2');
  expect(links.mail).toBe(
    'mailto:?subject=Huis%20%26%20tuin%20%22A%22&body=Huis%20%26%20tuin%20%22A%22%0A' +
      'https%3A%2F%2Fcorbelle.example%2Fnl%2F%3Fids%3D1%2C2',
  );
  expect(new URL(links.whatsapp).searchParams.get('text')).toBe(
    'Huis & tuin "A" https://corbelle.example/nl/?ids=1,2',
  );
  expect(new URL(links.facebook).searchParams.get('u')).toBe(
    'https://corbelle.example/nl/?ids=1,2',
  );
});
