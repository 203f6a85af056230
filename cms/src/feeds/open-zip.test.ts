import { expect, test } from 'vitest';
import { buildZip } from '../../test/build-zip';
import { FeedError } from './feed-error';
import { openZip } from './open-zip';

const limits = { entries: 3, entryBytes: 4 * 2 ** 20, bytes: 6 * 2 ** 20, ratio: 100 };

test('DATA-3 the files of an archive are read by name', async () => {
  const zip = await openZip(
    buildZip([
      { name: 'a.xml', content: '<a/>' },
      { name: 'pictures/1.jpg', content: 'picture' },
    ]),
  );
  expect(zip.names).toEqual(['a.xml', 'pictures/1.jpg']);
  expect((await zip.read('pictures/1.jpg')).toString()).toBe('picture');
  await expect(zip.read('b.xml')).rejects.toThrow('b.xml is not in it');
});

const file = (name: string, content: Buffer | string = 'x', claims?: number) =>
  claims === undefined ? { name, content } : { name, content, claims };
const zeros = Buffer.alloc(2 * 2 ** 20);
const noise = Buffer.from(Array.from({ length: 3 * 2 ** 20 }, (_, i) => (i * i * 31 + i) >> 3));
test.each([
  ['no archive', Buffer.from('PK nothing')],
  ['too many files', buildZip([file('a'), file('b'), file('c'), file('d')])],
  ['a file outside it', buildZip([file('../../etc/cron.d/x')])],
  ['a file of another folder', buildZip([file('/etc/x')])],
  ['compression beyond belief', buildZip([file('a', zeros)])],
  ['one file too large', buildZip([file('a', 'x', 5 * 2 ** 20)])],
  ['all of them too large', buildZip(['a', 'b', 'c'].map((name) => file(name, noise)))],
])('DATA-3 a hostile archive is refused: %s', async (_, bytes) => {
  await expect(openZip(bytes, { limits })).rejects.toThrow(FeedError);
});

test('DATA-3 a file that is longer than it claims is not read', async () => {
  const zip = await openZip(buildZip([file('a', zeros, 100)]), { limits });
  await expect(zip.read('a')).rejects.toThrow(FeedError);
});
