import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/button';
import { Statement } from './statement';
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
  status: 500 | 503;
  homeHref: string;
  /** The address asked for, to try it again. */
  retryHref: string;
};

/** The page that could not be made: 503 when the CMS is away, 500 for anything else. */
export function FailedPage({ status, homeHref, retryHref }: FailedPageProps) {
  const { t } = useTranslation();
  const away = status === 503;
  return (
    <Statement
      code={String(status)}
      title={t(away ? 'errors.unavailable' : 'errors.unexpected')}
      text={t(away ? 'errors.unavailableText' : 'errors.unexpectedText')}
    >
      <ul className={styles.links}>
        <li>
          <LinkButton href={retryHref}>{t('common.tryAgain')}</LinkButton>
        </li>
        <li>
          <LinkButton href={homeHref} kind="secondary">
            {t('errors.backHome')}
          </LinkButton>
        </li>
      </ul>
    </Statement>
  );
}
