import { useTranslation } from 'react-i18next';
import { AppLink } from './app-link';
import { classNames } from '../layout/class-names';
import { type IconName, Icon } from '../icons/icon';
import styles from './pager.module.css';

export function Pager({ pager }: { pager: PagerView }) {
  const { t } = useTranslation();
  const { title, first, previous, next, last, pages } = pager;
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <p className={styles.title}>{title}</p>
      <ul className={classNames(styles.list, previous && next && styles.both)}>
        <Step href={first} icon="first" label={t('pager.first')} isEnd />
        <Step href={previous} icon="left" label={t('pager.previous')} rel="prev" />
        {pages.map((page) => (
          <li key={page.number} className={styles.number}>
            {page.href ? (
              <AppLink
                className={styles.link}
                href={page.href}
                aria-label={t('pager.page', { number: page.number })}
              >
                {page.number}
              </AppLink>
            ) : (
              <span className={styles.current} aria-current="page">
                {page.number}
              </span>
            )}
          </li>
        ))}
        <Step href={next} icon="right" label={t('pager.next')} rel="next" />
        <Step href={last} icon="last" label={t('pager.last')} isEnd />
      </ul>
    </nav>
  );
}

type StepProps = {
  href: string | null;
  icon: IconName;
  label: string;
  rel?: 'prev' | 'next';
  /** Link to the first or last page; the other two become labelled buttons on a phone. */
  isEnd?: boolean;
};

function Step({ href, icon, label, rel, isEnd = false }: StepProps) {
  return (
    <li className={isEnd ? styles.end : styles.step}>
      {href ? (
        <AppLink className={styles.link} href={href} rel={rel} aria-label={label}>
          {rel === 'next' && <span className={styles.words}>{label}</span>}
          <Icon name={icon} />
          {rel === 'prev' && <span className={styles.words}>{label}</span>}
        </AppLink>
      ) : (
        <span className={styles.off} aria-hidden="true">
          <Icon name={icon} />
        </span>
      )}
    </li>
  );
}

/**
 * Pager of a list; `title` is `Page x of y [n objects]`, an address is null if there is no such
 * page.
 */
export type PagerView = {
  title: string;
  first: string | null;
  previous: string | null;
  next: string | null;
  last: string | null;
  /** Pages around the current one, at most seven; `href` is null for the current one. */
  pages: { number: number; href: string | null }[];
};
