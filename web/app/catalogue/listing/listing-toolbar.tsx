import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons/icon';
import { Share } from '../../ui/links/share';
import type { ShareView } from '../../ui/links/share-view';
import { LinkButton } from '../../ui/controls/button';
import type { ListingDetailView } from './listing-detail-view';
import { PrintButton } from './print/print-button';
import ghost from '../../ui/controls/ghost-button.module.css';
import styles from './listing-toolbar.module.css';

type ListingToolbarProps = {
  id: string;
  share: ShareView;
  /** Shown if the bar at the bottom is not on the first screen. */
  visit: ListingDetailView['contact']['actions'][number] | undefined;
};

/** Renders the buttons that save, compare and share a listing. */
export function ListingToolbar({ id, share, visit }: ListingToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <Marks id={id} />
      <PrintButton />
      <Share share={share} />
      {visit && (
        <LinkButton href={visit.href} rel="nofollow" className={styles.visit}>
          {visit.label}
        </LinkButton>
      )}
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
