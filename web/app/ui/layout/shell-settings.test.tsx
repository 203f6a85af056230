import { expect, test } from 'vitest';
import { readShellSettings, setDevice, setTopBarShow, startShellSettings } from './shell-settings';

function resizeTo(width: number) {
  window.innerWidth = width;
  window.dispatchEvent(new Event('resize'));
}

test('SHELL-1 the flags follow the window', () => {
  startShellSettings();
  resizeTo(500);
  expect(readShellSettings()).toMatchObject({ isMobile: true, isTablet: false, isDesktop: false });
  resizeTo(900);
  expect(readShellSettings()).toMatchObject({ isMobile: false, isTablet: true, isDesktop: false });
  resizeTo(1280);
  expect(readShellSettings()).toMatchObject({ isMobile: false, isTablet: false, isDesktop: true });
});

test('SHELL-1 one setter for the three flags and one for the top bar', () => {
  document.documentElement.lang = 'en';
  startShellSettings();
  expect(readShellSettings()).toMatchObject({ topBarShow: true, language: 'en' });
  setTopBarShow(false);
  setDevice({ isMobile: false, isTablet: true, isDesktop: false });
  expect(readShellSettings()).toMatchObject({
    topBarShow: false,
    isTablet: true,
    isDesktop: false,
  });
});
