import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/app-link';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { LinkButton } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { ThanksView } from './thanks-view';
import styles from './thanks-page.module.css';

type ThanksPageProps = {
  thanks: ThanksView;
  /** What is like the listing that was asked about. */
  similar?: ReactNode;
};

/** ROUTE-5: the page after a form: it has arrived, what happens next, and where to go on. */
export function ThanksPage({ thanks, similar }: ThanksPageProps) {
  const { t } = useTranslation();
  const { title, text, next, links, breadcrumbs } = thanks;
  const [first, ...others] = links;
  return (
    <div className={styles.page}>
      <Breadcrumbs label={t('nav.breadcrumbs')} items={breadcrumbs} />
      <div className={styles.columns}>
        <p className={styles.mark}>
          <Icon name="check" />
        </p>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          <section className={styles.next} aria-labelledby="next">
            <h2 id="next">{next.title}</h2>
            <p>{next.text}</p>
          </section>
          <ul className={styles.links}>
            {first && (
              <li>
                <LinkButton href={first.href} kind="secondary">
                  {first.label}
                </LinkButton>
              </li>
            )}
            {others.map(({ href, label }) => (
              <li key={href}>
                <AppLink className={styles.link} href={href}>
                  {label}
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      {similar}
    </div>
  );
}
