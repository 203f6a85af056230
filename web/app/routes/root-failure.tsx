import { useTranslation } from 'react-i18next';
import { FailedPage } from '../ui/text/failure';

/** What stands when not even the layout could be made; needs no CMS (ERR-2). */
export function RootFailure({ status }: { status: number }) {
  const { i18n } = useTranslation();
  return (
    <main id="main">
      <FailedPage status={status} homeHref={`/${i18n.language}/`} />
    </main>
  );
}
