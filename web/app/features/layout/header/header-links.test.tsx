import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import link from '../../../../../cms/src/components/menu/link.json';
import { renderView } from '../../../testing/render-view';
import { HeaderLinks } from './top-bar';

const icons = link.attributes.icon.enum.filter((icon) => icon !== 'none');

test.each(icons)('MENU-6 the icon %s that an editor can choose is drawn', (icon) => {
  const { container } = renderView(
    <HeaderLinks links={[{ label: 'A link', href: '/en/', icon, colour: '#a63a24' }]} />,
  );
  expect(container.querySelector('svg path')?.getAttribute('d')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'A link' }).style.color).toBe('rgb(166, 58, 36)');
});

test('MENU-6 an unknown icon is left out', () => {
  const { container } = renderView(
    <HeaderLinks links={[{ label: 'A link', href: '/en/', icon: 'toString', colour: null }]} />,
  );
  expect(container.querySelector('svg')).toBeNull();
});
