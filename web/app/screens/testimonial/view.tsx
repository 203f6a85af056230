import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/links/app-link';
import { Breadcrumbs } from '../../ui/links/breadcrumbs';
import { classNames } from '../../ui/layout/class-names';
import { Icon } from '../../ui/icons/icon';
import { Picture } from '../../ui/media/picture';
import type { TestimonialPageView } from '../../features/article/article-view';
import styles from './view.module.css';

/** Renders a testimonial with a link to the next. */
export function TestimonialPage({ page }: { page: TestimonialPageView }) {
  const { t } = useTranslation();
  const { testimonial, website, overview, write, next } = page;
  const { name, subject, text, date, picture } = testimonial;
  return (
    <div className={styles.page}>
      <Breadcrumbs label={t('nav.breadcrumbs')} items={page.breadcrumbs} />
      <figure className={classNames(styles.figure, picture && styles.pictured)}>
        {picture && (
          <div className={styles.picture}>
            <Picture picture={picture} sizes="(min-width: 900px) 28rem, 92vw" eager />
          </div>
        )}
        <blockquote className={styles.text}>
          <p>{text}</p>
        </blockquote>
        <figcaption className={styles.who}>
          <h1 className={styles.name}>{name}</h1>
          {subject && <p>{subject}</p>}
          <p className={styles.facts}>
            {date && <time dateTime={date.iso}>{date.text}</time>}
            {website && (
              <a className={styles.website} href={website.href} rel="noopener ugc">
                {website.label}
              </a>
            )}
          </p>
        </figcaption>
      </figure>
      <nav className={styles.ways} aria-label={overview.label}>
        <AppLink className={styles.all} href={overview.href}>
          {overview.label}
        </AppLink>
        <AppLink className={styles.all} href={write.href} rel="nofollow">
          {write.label}
        </AppLink>
        {next && (
          <AppLink className={styles.next} href={next.href} rel="next">
            <span className={styles.label}>{t('testimonials.next')}</span>
            <span className={styles.nextName}>
              {next.name}
              <Icon name="arrow" />
            </span>
            {next.subject && <span className={styles.label}>{next.subject}</span>}
          </AppLink>
        )}
      </nav>
    </div>
  );
}
