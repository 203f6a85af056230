import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../controls/button';
import { MessagePage } from './message-page';
import styles from './failure.module.css';

/** ERR-2: stands in the place of a part that failed; the rest of the page stays. */
export function FailedPart() {
  const { t } = useTranslation();
  return (
    <div className={styles.part} role="alert">
      <p className={styles.title}>{t('errors.api')}</p>
      <p>{t('errors.apiText')}</p>
    </div>
  );
}

type FailedPageProps = {
  status: number;
  homeHref: string;
};

/**
 * The page that could not be made, with a link to try it again: 503 when the CMS is away, 500 for
 * anything else.
 */
export function FailedPage({ status, homeHref }: FailedPageProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const away = status === 503;
  return (
    <MessagePage
      code={away ? '503' : '500'}
      title={t(away ? 'errors.unavailable' : 'errors.unexpected')}
      text={t(away ? 'errors.unavailableText' : 'errors.unexpectedText')}
    >
      <ul className={styles.links}>
        <li>
          <LinkButton href={pathname + search}>{t('common.tryAgain')}</LinkButton>
        </li>
        <li>
          <LinkButton href={homeHref} kind="secondary">
            {t('errors.backHome')}
          </LinkButton>
        </li>
      </ul>
    </MessagePage>
  );
}
