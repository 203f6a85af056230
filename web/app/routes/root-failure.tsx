import { useTranslation } from 'react-i18next';
import { FailedPage } from '../ui/text/failure';

/** Error page without the layout; needs no CMS. */
export function RootFailure({ status }: { status: number }) {
  const { i18n } = useTranslation();
  return (
    <main id="main">
      <FailedPage status={status} homeHref={`/${i18n.language}/`} />
    </main>
  );
}
