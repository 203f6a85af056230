import { expect, test } from 'vitest';
import { renderMarkup } from '../../../testing/render-view';
import { buildHeader } from '../header/build-header';
import { MobileMenu } from './mobile-menu';

test('MENU-5 without JavaScript the drawer is a details element with the same links', () => {
  const container = renderMarkup(<MobileMenu header={buildHeader()} languages={[]} />);
  expect(container.querySelector('details summary')?.textContent).toBe('Menu');
  expect(container.querySelectorAll('details a')).toHaveLength(6);
});
