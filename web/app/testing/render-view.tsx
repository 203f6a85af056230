import { createRemixStub } from '@remix-run/testing';
import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach } from 'vitest';
import { english } from './english-texts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

/** Renders a view in English inside a router; other addresses show their path. */
export function renderView(view: ReactElement) {
  const Stub = createRemixStub([
    { path: '/', Component: () => view },
    { path: '*', Component: () => <p>Gone elsewhere</p> },
  ]);
  return render(
    <I18nextProvider i18n={english}>
      <Stub />
    </I18nextProvider>,
  );
}

/** Renders a view in English to HTML as the server does; returns its container. */
export function renderMarkup(view: ReactElement): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(<I18nextProvider i18n={english}>{view}</I18nextProvider>);
  document.body.append(box);
  return box;
}
