import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderMarkup } from './render-view';
import { startTabs } from './start-tabs';
import { Tabs } from './tabs';

const tab = (id: string, label: string) => ({
  id,
  label,
  count: null,
  content: <p>{label} here</p>,
});
const three = [tab('a', 'Photos'), tab('b', 'Plans'), tab('c', 'Tour')];

test('DETAIL-1 one panel is shown, chosen by click or by arrow, Home and End', () => {
  renderMarkup(<Tabs label="Media" tabs={three} />);
  startTabs();
  const shown = () => screen.getByRole('tabpanel').textContent;
  const [photos, plans, tour] = screen.getAllByRole('tab');
  expect(shown()).toBe('Photos here');
  fireEvent.click(plans as Element);
  expect([shown(), plans?.getAttribute('aria-selected')]).toEqual(['Plans here', 'true']);
  fireEvent.keyDown(plans as Element, { key: 'ArrowRight' });
  expect([shown(), document.activeElement]).toEqual(['Tour here', tour]);
  fireEvent.keyDown(tour as Element, { key: 'ArrowRight' });
  expect([shown(), document.activeElement]).toEqual(['Photos here', photos]);
  fireEvent.keyDown(photos as Element, { key: 'End' });
  expect(shown()).toBe('Tour here');
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});

test('DETAIL-1 a single panel has no tabs', () => {
  renderMarkup(<Tabs label="Media" tabs={three.slice(0, 1)} />);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByText('Photos here')).toBeTruthy();
});
