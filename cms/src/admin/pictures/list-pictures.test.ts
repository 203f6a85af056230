import { expect, test } from 'vitest';
import { listPictures } from './list-pictures';

const picture = (id: number) => ({ id, mime: 'image/jpeg', formats: { thumbnail: { id: 9 } } });

test.each([
  ['nothing', null, []],
  ['a picture of its own', { title: 'Home', image: picture(1) }, [1]],
  ['a picture in a component', { seo: { ogImage: picture(2) }, image: picture(1) }, [2, 1]],
  ['several of a banner', { blocks: [{ images: [picture(3), picture(4)] }] }, [3, 4]],
  ['the same picture twice', { image: picture(1), logo: picture(1) }, [1]],
  ['a film', { video: { id: 5, mime: 'video/mp4' } }, []],
])('EDIT-8 the pictures of a form with %s', (_name, values, ids) => {
  expect(listPictures(values)).toEqual({ ids, hashes: [] });
});

test('EDIT-8 a picture in a text is known by the hash of its file', () => {
  const image = { hash: 'front_1a', mime: 'image/jpeg', url: '/uploads/front_1a.jpg' };
  const values = { logo: picture(1), blocks: [{ body: [{ type: 'image', image }] }] };
  expect(listPictures(values)).toEqual({ ids: [1], hashes: ['front_1a'] });
});
