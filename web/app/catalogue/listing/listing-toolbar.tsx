import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { Share } from '../../ui/share';
import type { ShareView } from '../../ui/share-view';
import { useHydrated } from '../../ui/use-hydrated';
import { PrintButton } from './print/print-button';
import { useMark } from './card/use-mark';
import ghost from '../../ui/ghost-button.module.css';
import styles from './listing-toolbar.module.css';

type ListingToolbarProps = { id: string; share: ShareView };

/** DETAIL-1, DETAIL-7: what one does with a listing's page: keep it, compare it, hand it on. */
export function ListingToolbar({ id, share }: ListingToolbarProps) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.toolbar}>
      {isHydrated && <Marks id={id} />}
      <PrintButton />
      <Share share={share} />
    </div>
  );
}

function Marks({ id }: { id: string }) {
  const { t } = useTranslation();
  const favourite = useMark('favourite', id);
  const compare = useMark('compare', id);
  return (
    <>
      <button
        type="button"
        className={ghost.button}
        aria-pressed={favourite.isOn}
        onClick={favourite.toggle}
      >
        <Icon name="heart" />
        {t('shortlist.short')}
      </button>
      <button
        type="button"
        className={ghost.button}
        aria-pressed={compare.isOn}
        onClick={compare.toggle}
      >
        <Icon name="compare" />
        {t('compare.short')}
      </button>
    </>
  );
}
