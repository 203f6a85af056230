import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderMarkup } from '../../../testing/render-view';
import { loadEmbeds } from '../../../../document/embeds/load-embeds';
import { ForeignFrame } from './shows';
import type { ForeignFrameView } from '../listing-detail-view';

beforeAll(() => loadEmbeds());

const frame: ForeignFrameView = {
  icon: 'tour',
  action: 'Start the virtual tour',
  notice: 'The virtual tour comes from my.matterport.com.',
  href: 'https://my.matterport.com/show/?m=1',
  embed: 'https://my.matterport.com/show/?m=1',
};

test('RULE-8 DETAIL-1 what another host shows is loaded when the visitor asks, not before', () => {
  const container = renderMarkup(<ForeignFrame frame={frame} title="Virtual tour" />);
  expect(container.querySelector('iframe')).toBeNull();
  const link = screen.getByRole('link', { name: 'Start the virtual tour' });
  expect(link.getAttribute('href')).toBe(frame.href);
  expect(screen.getByText(/comes from my.matterport.com/)).toBeTruthy();
  fireEvent.click(link);
  const shown = container.querySelector('iframe');
  expect([shown?.getAttribute('src'), shown?.title]).toEqual([frame.embed, 'Virtual tour']);
  expect(shown?.getAttribute('sandbox')).not.toContain('top-navigation');
});

test('RULE-8 what may not stand in the page stays a link', () => {
  const container = renderMarkup(
    <ForeignFrame frame={{ ...frame, href: '#there', embed: null }} title="Street view" />,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(container.querySelector('iframe')).toBeNull();
});
