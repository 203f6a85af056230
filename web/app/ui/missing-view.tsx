import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import styles from './missing-view.module.css';
import { shouldLoadOwnPage } from './own-page';

/**
 * Stands for a view whose script did not come after a navigation. The document of the address has
 * what the server draws of it: that is loaded, unless something typed would be lost.
 */
export function MissingView() {
  const { t } = useTranslation();
  const [isLoading] = useState(shouldLoadOwnPage);
  useEffect(() => {
    if (isLoading) window.location.reload();
  }, [isLoading]);
  return (
    !isLoading && (
      <div className={styles.missing} role="alert">
        <p>{t('errors.unexpected')}</p>
        <Button kind="secondary" onClick={() => window.location.reload()}>
          {t('common.tryAgain')}
        </Button>
      </div>
    )
  );
}
