import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/links/app-link';
import { Icon } from '../../ui/icons/icon';
import { Picture } from '../../ui/media/picture';
import { VisuallyHidden } from '../../ui/text/visually-hidden';
import type {
  CompareColumnView,
  CompareGroupView,
  CompareView,
} from '../../features/shortlist/shortlist-view';
import styles from './compare-table.module.css';

/**
 * Renders listings in columns and facts in rows by group. Picture and price are sticky on desktops,
 * the first column on phones; a checkbox hides equal rows without JavaScript.
 */
export function CompareTable({ compare: { columns, groups } }: { compare: CompareView }) {
  const { t } = useTranslation();
  return (
    <div className={styles.compare}>
      {columns.length > 1 && (
        <label className={styles.only}>
          <input type="checkbox" />
          <span>{t('compare.differences')}</span>
        </label>
      )}
      {/* A scrollable region must be reachable by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.scroll} role="region" aria-label={t('compare.scroll')} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td className={styles.corner} />
              {columns.map((column) => (
                <ColumnHead key={column.listing.id} column={column} />
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <Group key={group.id} group={group} columns={columns} />
          ))}
        </table>
      </div>
    </div>
  );
}

function ColumnHead({ column: { listing, removeHref } }: { column: CompareColumnView }) {
  const { t } = useTranslation();
  return (
    <th scope="col" className={styles.column}>
      <div className={styles.picture}>
        {listing.picture && <Picture picture={listing.picture} sizes="16rem" />}
        <AppLink
          className={styles.remove}
          href={removeHref}
          aria-label={t('compare.remove', { title: listing.title })}
          data-forget={listing.id}
        >
          <Icon name="close" />
        </AppLink>
      </div>
      <AppLink className={styles.title} href={listing.href}>
        {listing.title}
      </AppLink>
      <span className={styles.price}>{listing.priceText}</span>
    </th>
  );
}

function Group({ group, columns }: { group: CompareGroupView; columns: CompareColumnView[] }) {
  const { t } = useTranslation();
  return (
    <tbody>
      <tr
        className={styles.group}
        data-differs={group.rows.some(({ differs }) => differs) || undefined}
      >
        <th scope="rowgroup" colSpan={columns.length + 1}>
          <span>{group.title}</span>
        </th>
      </tr>
      {group.rows.map(({ label, values, differs }) => (
        <tr key={label} data-differs={differs || undefined}>
          <th scope="row">
            {label}
            {differs && <VisuallyHidden> ({t('compare.differs')})</VisuallyHidden>}
          </th>
          {values.map((value, index) => (
            <td key={columns[index]?.listing.id ?? index}>
              {value ?? (
                <>
                  <span aria-hidden="true">–</span>
                  <VisuallyHidden>{t('compare.unknown')}</VisuallyHidden>
                </>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
