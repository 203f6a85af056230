import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icons/icon';
import { Share } from '../../ui/links/share';
import type { ShareView } from '../../ui/links/share-view';
import { LinkButton } from '../../ui/controls/button';
import type { ListingDetailView } from './listing-detail-view';
import ghost from '../../ui/controls/ghost-button.module.css';
import styles from './listing-toolbar.module.css';

type ListingToolbarProps = {
  id: string;
  share: ShareView;
  /** Shown here too, where the contact bar is not on the first screen. */
  visit: ListingDetailView['contact']['actions'][number] | undefined;
};

/** Renders the actions of a listing's page: favourite, compare, share. */
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

/**
 * Renders a print button (`start-print.ts`); without JavaScript there is the browser's own command.
 */
function PrintButton() {
  const { t } = useTranslation();
  return (
    <button type="button" className={ghost.button} data-print-page="" data-with-script="">
      <Icon name="print" />
      {t('detail.print')}
    </button>
  );
}
