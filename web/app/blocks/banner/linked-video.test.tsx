import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderMarkup } from '../../testing/render-view';
import { loadEmbeds } from '../../../document/embeds/load-embeds';
import { LinkedVideo } from './view';

beforeAll(() => loadEmbeds());

const video = {
  href: 'https://vimeo.com/1',
  embed: 'https://player.vimeo.com/video/1',
  host: 'vimeo.com',
};

test('RULE-8 a video of another host is loaded when the visitor asks for it, not before', () => {
  const container = renderMarkup(<LinkedVideo video={video} poster={null} isFirst />);
  expect(container.querySelector('iframe')).toBeNull();
  const link = screen.getByRole('link', { name: /Watch the video/ });
  expect(link.getAttribute('href')).toBe(video.href);
  expect(link.textContent).toContain('vimeo.com');
  fireEvent.click(link);
  expect(container.querySelector('iframe')?.getAttribute('src')).toBe(video.embed);
});

test('RULE-8 a video without a player stays a link', () => {
  const container = renderMarkup(
    <LinkedVideo video={{ ...video, href: '#facebook', embed: null }} poster={null} isFirst />,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(container.querySelector('iframe')).toBeNull();
});
