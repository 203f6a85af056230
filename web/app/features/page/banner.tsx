import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { BannerMedia } from './banner-media';
import type { BannerView } from './banner-view';
import styles from './banner.module.css';

type BannerProps = {
  banner: BannerView;
  level: 'h1' | 'h2';
  /** What stands on it, e.g. the quick search. */
  children?: ReactNode;
};

/**
 * The first thing on a page: pictures or video, and rising into them the paper in the shape of a
 * stepped gable, which carries the words. They stand on paper whatever the picture is.
 */
export function Banner({ banner, level: Heading, children }: BannerProps) {
  const hasMedia = banner.pictures.length > 0 || banner.video !== null;
  const hasWords = banner.title || banner.text || banner.link || children;
  return (
    <section
      className={classNames(styles.banner, styles[banner.size], !hasMedia && styles.bare)}
      data-banner={banner.transparent && hasMedia ? 'transparent' : 'plain'}
    >
      {hasMedia && <BannerMedia banner={banner} />}
      {hasWords && (
        <div className={styles.gable}>
          {banner.title && <Heading className={styles.title}>{banner.title}</Heading>}
          {banner.text && <p className={styles.text}>{banner.text}</p>}
          {banner.link && (
            <p>
              <LinkButton href={banner.link.href}>{banner.link.label}</LinkButton>
            </p>
          )}
          {children}
        </div>
      )}
    </section>
  );
}
