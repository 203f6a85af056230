import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../ui/controls/button';
import { Share } from '../../ui/links/share';
import { CompareTable } from './compare-table';
import { EmptyList } from '../../features/shortlist/empty-list';
import { PageHead } from '../../ui/text/page-head';
import type { CompareView } from '../../features/shortlist/shortlist-view';
import styles from '../../features/shortlist/shortlist.module.css';

export function ComparePage({ compare }: { compare: CompareView }) {
  const { t } = useTranslation();
  const { columns, notes, ownHref, share } = compare;
  return (
    <div className={styles.page}>
      <PageHead breadcrumbs={compare.breadcrumbs} title={compare.title} intro={compare.intro} />
      {notes.map((note) => (
        <p key={note} className={styles.text}>
          {note}
        </p>
      ))}
      {columns.length === 0 ? (
        <EmptyList text={t('compare.empty')} lists={compare.lists} />
      ) : (
        <div className={styles.list}>
          <div className={styles.tools}>
            <p className={styles.count}>{t('compare.tray', { count: columns.length })}</p>
            {share && <Share share={share} />}
          </div>
          <CompareTable compare={compare} />
        </div>
      )}
      {columns.length === 0 && (
        <p className={styles.text} data-compare-tray={ownHref} hidden>
          <LinkButton href={ownHref} kind="secondary">
            {t('compare.chosen')}
          </LinkButton>
        </p>
      )}
    </div>
  );
}
