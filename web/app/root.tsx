import type { LinksFunction } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from '@remix-run/react';
import { useChangeLanguage } from 'remix-i18next/react';
import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dictionaryAddress } from './i18n/dictionary-addresses';
import { fallbackLanguage, isLanguage } from '@agency/domain/languages';
import documentEntry from 'virtual:document-entry';
import displayFont from './ui/tokens/fonts/fraunces-display.woff2?url';
import textFont from './ui/tokens/fonts/instrument-sans-text.woff2?url';
import { StylePlaceholder } from '../document/styles/style-placeholder';
import { RootFailure } from './routes/root-failure';
import { ScriptNonce, useIsHydrated } from '../document/render/use-hydration';
import { useLayout, useTheme } from './routes/use-layout';
import './ui/tokens/tokens.css';
import './ui/tokens/fonts.css';
import './ui/tokens/base.css';

export const links: LinksFunction = () => [
  preload(displayFont),
  preload(textFont),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** The document of every page, including the root's error page. */
export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const nonce = useContext(ScriptNonce);
  const isHydrated = useIsHydrated();
  return (
    <html lang={i18n.language} style={useTheme()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {isHydrated && (
          <link
            rel="preload"
            as="fetch"
            crossOrigin="anonymous"
            fetchpriority="low"
            href={dictionaryAddress(isLanguage(i18n.language) ? i18n.language : fallbackLanguage)}
          />
        )}
        <Links />
        {!isHydrated && <StylePlaceholder />}
        {!isHydrated && <script type="module" fetchpriority="low" src={documentEntry} />}
      </head>
      <body>
        {children}
        {isHydrated && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  const { i18n } = useTranslation();
  const layout = useLayout();
  useChangeLanguage(layout?.language ?? i18n.language);
  return <Outlet />;
}

/** Error page without the layout; needs no CMS. */
export function ErrorBoundary() {
  const error = useRouteError();
  return <RootFailure status={isRouteErrorResponse(error) ? error.status : 500} />;
}

function preload(href: string) {
  return {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
    href,
  } as const;
}
