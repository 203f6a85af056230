import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { FailedPage } from '../features/page/failure';

/** What stands when not even the frame could be made; needs no CMS (ERR-2). */
export function RootFailure({ status }: { status: number }) {
  const { i18n } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <main id="main">
      <FailedPage
        status={status === 503 ? 503 : 500}
        homeHref={`/${i18n.language}/`}
        retryHref={pathname + search}
      />
    </main>
  );
}
