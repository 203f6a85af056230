import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { Share } from '../../ui/share';
import type { ShareView } from '../../ui/share-view';
import { PrintButton } from './print/print-button';
import ghost from '../../ui/ghost-button.module.css';
import styles from './listing-toolbar.module.css';

type ListingToolbarProps = { id: string; share: ShareView };

/** DETAIL-1, DETAIL-7: what one does with a listing's page: keep it, compare it, hand it on. */
export function ListingToolbar({ id, share }: ListingToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <Marks id={id} />
      <PrintButton />
      <Share share={share} />
    </div>
  );
}

function Marks({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <>
      <button
        type="button"
        className={ghost.button}
        aria-pressed="false"
        data-list-button="favourite"
        data-listing={id}
        data-with-script=""
      >
        <Icon name="heart" />
        {t('shortlist.short')}
      </button>
      <button
        type="button"
        className={ghost.button}
        aria-pressed="false"
        data-list-button="compare"
        data-listing={id}
        data-with-script=""
      >
        <Icon name="compare" />
        {t('compare.short')}
      </button>
    </>
  );
}
