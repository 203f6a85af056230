import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../ui/controls/button';
import { IconButton } from '../../ui/controls/icon-button';
import styles from './shortlist-bar.module.css';

type ShortlistBarProps = {
  compareHref: string;
  /** Shows the listings chosen for comparison on this screen. */
  isComparing: boolean;
};

/**
 * Renders a bar with the latest message and the listings to compare; `start-shortlist-bar.ts` fills
 * it.
 */
export function ShortlistBar({ compareHref, isComparing }: ShortlistBarProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.bar}>
      <div role="status" className={styles.live}>
        <div className={styles.message} hidden data-message="">
          <p data-message-text="" />
          <Button kind="ghost" className={styles.ghost} data-message-action="" />
          <IconButton icon="close" label={t('shortlist.close')} data-close-message="" />
        </div>
      </div>
      {isComparing && (
        <section
          className={styles.tray}
          aria-label={t('compare.title')}
          hidden
          data-compare-tray={compareHref}
        >
          <p className={styles.count} data-compare-count="" />
          <Button kind="ghost" data-clear-compared="">
            {t('compare.clear')}
          </Button>
          <LinkButton href={compareHref}>{t('compare.open')}</LinkButton>
        </section>
      )}
    </div>
  );
}

type ScreenData = { screen?: string; view?: { modules?: readonly { kind: string }[] } };

/**
 * Checks for the data of a list, a listing or the favourites, where visitors choose what to
 * compare.
 */
export function hasCompareBar(data: unknown): boolean {
  const { screen, view } = (data ?? {}) as ScreenData;
  if (screen === 'page') {
    return view?.modules?.some(({ kind }) => kind === 'listing-list') ?? false;
  }
  return screen === 'listing' || screen === 'favourites';
}
