import { AppLink } from '../../ui/app-link';
import { RichText } from '../../ui/rich-text';
import type { LandingView } from '../../features/search/landing-view';
import styles from './landing-links.module.css';

/** FIND-17: below the list of a landing page, what the editors say of the place and where to go on. */
export function LandingLinks({ landing }: { landing: LandingView }) {
  return (
    <div className={styles.below} data-around-list="below">
      {landing.introHtml && <RichText html={landing.introHtml} />}
      {landing.groups.map(({ title, links }) => (
        <nav aria-label={title} key={title}>
          <h2 className={styles.title}>{title}</h2>
          <ul className={styles.links}>
            {links.map(({ label, href, countText }) => (
              <li key={href}>
                <AppLink href={href}>{label}</AppLink>{' '}
                <span className={styles.count}>{countText}</span>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
