import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture, type PictureView } from './picture';
import { renderView } from '../../testing/render-view';

const picture: PictureView = {
  sources: [
    { type: 'image/avif', srcSet: '/uploads/a-400.avif 400w' },
    { type: 'image/webp', srcSet: '/uploads/a-400.webp 400w' },
  ],
  src: '/uploads/a-400.jpg',
  srcSet: '/uploads/a-400.jpg 400w',
  width: 1360,
  height: 907,
  alt: 'A house',
};

test('SHELL-4 a picture has its dimensions, modern formats first, and waits to be near', () => {
  const { container } = renderView(<Picture picture={picture} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'A house' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1360', '907']);
  expect(image.getAttribute('loading')).toBe('lazy');
  const types = [...container.querySelectorAll('source')].map((source) => source.type);
  expect(types).toEqual(['image/avif', 'image/webp']);
});

test('SHELL-4 the first picture of a page does not wait', () => {
  renderView(<Picture picture={picture} sizes="50vw" eager />);
  expect(screen.getByRole('img').getAttribute('loading')).toBeNull();
});

test('LAW-12 a picture that is no plain photograph carries the word for it', () => {
  const { container } = renderView(
    <>
      <Picture picture={{ ...picture, mark: 'Illustration' }} sizes="50vw" />
      <Picture picture={picture} sizes="50vw" />
    </>,
  );
  const marks = [...container.querySelectorAll('picture')].map(({ dataset }) => dataset.mark);
  expect(marks).toEqual(['Illustration', undefined]);
});

test.each([
  ['right top', '85% 15%'],
  ['left', '15% 50%'],
  ['bottom', '50% 95%'],
  [undefined, ''],
])('SHELL-4 a crop keeps the %s of a picture', (focus, position) => {
  const { container } = renderView(<Picture picture={{ ...picture, focus }} sizes="50vw" />);
  expect(container.querySelector('picture')?.style.getPropertyValue('--focus')).toBe(position);
});
