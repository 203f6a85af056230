import { AppLink } from './app-link';
import styles from './breadcrumbs.module.css';

export function Breadcrumbs({ label, items }: { label: string; items: BreadcrumbView[] }) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={label} className={styles.breadcrumbs} data-around-list="way">
      <ol className={styles.list}>
        {items.map((item) => (
          <li className={styles.item} key={`${item.label}${item.href}`}>
            {item.href ? (
              <AppLink className={styles.link} href={item.href}>
                {item.label}
              </AppLink>
            ) : (
              <span aria-current="page">{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** An item of the breadcrumbs, home first; the current page is last and has no address. */
export type BreadcrumbView = { label: string; href: string | null };
