import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/controls/button';
import { classNames } from '../../ui/layout/class-names';
import { BannerMedia } from './banner-media';
import type { BannerView } from './banner-view.server';
import { Street } from './street';
import styles from './view.module.css';

type BannerProps = {
  banner: BannerView;
  level: 'h1' | 'h2';
  /** The first thing on a page is loaded first. */
  isFirst?: boolean;
  /** What stands above its title: the way here (MENU-10). */
  above?: ReactNode;
  /** What stands on it, e.g. the quick search. */
  children?: ReactNode;
};

/**
 * Pictures, video or a colour, and rising into them the paper in the shape of a stepped gable,
 * which carries the words. They stand on paper whatever the picture is.
 */
export function Banner({ banner, level: Heading, isFirst = false, above, children }: BannerProps) {
  const { media, title, text, link } = banner;
  const hasWords = title || text || link || children;
  if (media?.kind === 'street') return <Street street={media}>{children}</Street>;
  return (
    <section
      className={classNames(styles.banner, isFirst && styles.first, !media && styles.bare)}
      data-banner={banner.transparent && media ? 'transparent' : 'plain'}
    >
      {media && <BannerMedia media={media} size={banner.size} title={title} isFirst={isFirst} />}
      {hasWords && (
        <div className={styles.gable}>
          {above}
          {title && <Heading className={styles.title}>{title}</Heading>}
          {text && <p className={styles.text}>{text}</p>}
          {link && (
            <p>
              <LinkButton href={link.href}>{link.label}</LinkButton>
            </p>
          )}
          {children}
        </div>
      )}
    </section>
  );
}
