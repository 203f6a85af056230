import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../controls/button';
import { MessagePage } from './message-page';
import styles from './failure.module.css';

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

/** Page shown on a failure, with a link to retry: 503 if the CMS is unavailable, otherwise 500. */
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
