import { useLocation } from '@remix-run/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { announce, onAnnouncement, readAnnouncement } from '../../lib/announcements';
import { serialiseIds } from '../../lib/id-list';
import { compared } from '../../lib/shortlists';
import { Button, LinkButton } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { useDeviceList } from '../../ui/use-device-list';
import styles from './shortlist-bar.module.css';

type ShortlistBarProps = {
  compareHref: string;
  /** Whether what is chosen to compare belongs on this screen. */
  isComparing: boolean;
};

/** DETAIL-7: at the foot of the window: what was just said, and what is chosen to compare. */
export function ShortlistBar({ compareHref, isComparing }: ShortlistBarProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const ids = useDeviceList(compared);
  const message = useSyncExternalStore(onAnnouncement, readAnnouncement, () => null);
  useEffect(() => announce(null), [pathname]);
  const hasTray = isComparing && ids.length > 0;
  return (
    <div className={styles.bar}>
      <div role="status" className={styles.live}>
        {message && (
          <div className={styles.message}>
            <p>{message.text}</p>
            {message.action && (
              <Button
                kind="ghost"
                className={styles.ghost}
                onClick={() => {
                  message.action?.run();
                  announce(null);
                }}
              >
                {message.action.label}
              </Button>
            )}
            <IconButton icon="close" label={t('shortlist.close')} onClick={() => announce(null)} />
          </div>
        )}
      </div>
      {hasTray && (
        <section className={styles.tray} aria-label={t('compare.title')}>
          <p className={styles.count}>{t('compare.tray', { count: ids.length })}</p>
          <Button kind="ghost" onClick={() => void compared.write([])}>
            {t('compare.clear')}
          </Button>
          <LinkButton href={compareHref + serialiseIds(ids)}>{t('compare.open')}</LinkButton>
        </section>
      )}
    </div>
  );
}
