import { expect, test, vi } from 'vitest';
import { renderView } from '../../ui/render-view';
import { buildHeader } from './build-header';
import { MobileMenu } from './mobile-menu';

vi.mock('../../ui/use-hydrated', () => ({ useHydrated: () => false }));

test('MENU-5 without JavaScript the drawer is a details element with the same links', () => {
  const { container } = renderView(<MobileMenu header={buildHeader()} languages={[]} />);
  expect(container.querySelector('details summary')?.textContent).toBe('Menu');
  expect(container.querySelectorAll('details a')).toHaveLength(6);
});
