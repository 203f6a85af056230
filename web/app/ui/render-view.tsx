import { createRemixStub } from '@remix-run/testing';
import { cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { afterEach } from 'vitest';
import en from '../i18n/dictionaries/en.json';
import { translationOptions } from '../i18n/translation-options';
import { ShellSettingsProvider } from './shell-settings';

const english = i18next.createInstance();
void english.use(initReactI18next).init({
  ...translationOptions,
  lng: 'en',
  resources: { en: { translations: en } },
  initImmediate: false,
});

afterEach(cleanup);

/** For tests: draws a view in English inside a router; other addresses say where one has gone. */
export function renderView(view: ReactElement) {
  const Stub = createRemixStub([
    { path: '/', Component: () => view },
    { path: '*', Component: () => <p>Gone elsewhere</p> },
  ]);
  return render(
    <I18nextProvider i18n={english}>
      <ShellSettingsProvider language="en">
        <Stub />
      </ShellSettingsProvider>
    </I18nextProvider>,
  );
}
