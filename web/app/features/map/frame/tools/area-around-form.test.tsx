import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderView } from '../../../../testing/render-view';
import { AreaAround } from './area-around-form';

const map = vi.hoisted(() => ({ handlers: {} as Record<string, () => void> }));

vi.mock('react-leaflet', () => ({
  useMapEvents: (handlers: typeof map.handlers) => Object.assign(map.handlers, handlers),
}));

function open() {
  const place = { name: 'Brussels', latitude: 50.8, longitude: 4.3 };
  const { container } = renderView(<AreaAround places={[place]} onDrawn={vi.fn()} />);
  const details = container.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  return details;
}

test('FIND-10 Escape closes the form of an area around a place, and the focus goes back', () => {
  const details = open();
  fireEvent.keyDown(screen.getByLabelText('Distance'), { key: 'a' });
  expect(details.open).toBe(true);
  fireEvent.keyDown(screen.getByLabelText('Distance'), { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(details.querySelector('summary'));
});

test('FIND-10 a drag of the map closes it', () => {
  const details = open();
  act(() => map.handlers.dragstart?.());
  expect(details.open).toBe(false);
});
