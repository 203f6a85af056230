import { useTranslation } from 'react-i18next';
import { AppLink } from './app-link';
import { classNames } from './class-names';
import type { IconName } from './icon';
import { Icon } from './icon';
import type { PagerView } from './pager-view';
import styles from './pager.module.css';

/** FIND-7: first, previous, the pages around, next, last, under `Page x of y [n objects]`. */
export function Pager({ pager }: { pager: PagerView }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <p className={styles.title}>{pager.title}</p>
      <ul className={styles.list}>
        <Step href={pager.first} icon="first" label={t('pager.first')} />
        <Step href={pager.previous} icon="left" label={t('pager.previous')} rel="prev" />
        {pager.pages.map((page) => (
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
        <Step href={pager.next} icon="right" label={t('pager.next')} rel="next" isWide />
        <Step href={pager.last} icon="last" label={t('pager.last')} />
      </ul>
    </nav>
  );
}

type StepProps = {
  href: string | null;
  icon: IconName;
  label: string;
  rel?: 'prev' | 'next';
  /** On a phone a button with words, as wide as the list. */
  isWide?: boolean;
};

function Step({ href, icon, label, rel, isWide = false }: StepProps) {
  return (
    <li className={classNames(isWide && href && styles.wide)}>
      {href ? (
        <AppLink className={styles.link} href={href} rel={rel} aria-label={label}>
          {isWide && <span className={styles.words}>{label}</span>}
          <Icon name={icon} />
        </AppLink>
      ) : (
        <span className={styles.off} aria-hidden="true">
          <Icon name={icon} />
        </span>
      )}
    </li>
  );
}
