import type { i18n } from 'i18next';
import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';

type Run = { translation: i18n; component: ComponentType<object>; props: object };

/** Hydrates the server's HTML; resolves when its effects have run. */
export function hydrateIsland(element: HTMLElement, { translation, ...run }: Run): Promise<void> {
  const identifierPrefix = element.dataset.prefix ?? '';
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <Running translation={translation} onReady={resolve}>
        {createElement(run.component, run.props)}
      </Running>,
      { identifierPrefix },
    );
  });
}

export function runIsland(element: HTMLElement, { translation, ...run }: Run): () => void {
  const root = createRoot(element);
  root.render(
    <I18nextProvider i18n={translation}>{createElement(run.component, run.props)}</I18nextProvider>,
  );
  return () => root.unmount();
}

type RunningProps = { translation: i18n; onReady: () => void; children: ReactNode };

function Running({ translation, onReady, children }: RunningProps) {
  useEffect(onReady, [onReady]);
  return <I18nextProvider i18n={translation}>{children}</I18nextProvider>;
}
