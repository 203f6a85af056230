import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from './render-view';
import { useShellSettings } from './shell-settings';

function Flags() {
  const settings = useShellSettings();
  return (
    <>
      <output>{JSON.stringify(settings)}</output>
      <button onClick={() => settings.setTopBarShow(false)}>hide</button>
      <button
        onClick={() => settings.setDevice({ isMobile: false, isTablet: true, isDesktop: false })}
      >
        tablet
      </button>
    </>
  );
}

const state = () => JSON.parse(screen.getByRole('status').textContent ?? '{}') as object;

function resizeTo(width: number) {
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
}

test('SHELL-1 the flags follow the window', () => {
  renderView(<Flags />);
  resizeTo(500);
  expect(state()).toMatchObject({ isMobile: true, isTablet: false, isDesktop: false });
  resizeTo(900);
  expect(state()).toMatchObject({ isMobile: false, isTablet: true, isDesktop: false });
  resizeTo(1280);
  expect(state()).toMatchObject({ isMobile: false, isTablet: false, isDesktop: true });
});

test('SHELL-1 one setter for the three flags and one for the top bar', () => {
  renderView(<Flags />);
  expect(state()).toMatchObject({ topBarShow: true, language: 'en' });
  fireEvent.click(screen.getByText('hide'));
  fireEvent.click(screen.getByText('tablet'));
  expect(state()).toMatchObject({ topBarShow: false, isTablet: true, isDesktop: false });
});
