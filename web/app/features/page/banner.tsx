import { LinkButton } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { BannerMedia } from './banner-media';
import { ModuleBody } from './module-body';
import type { ModuleView } from './module-view';
import type { BannerView } from './page-view';
import styles from './banner.module.css';

type BannerProps = {
  banner: BannerView;
  /** What stands on it, e.g. the quick search. */
  modules?: ModuleView[];
  level: 'h1' | 'h2';
};

/**
 * The first thing on a page: pictures or video, and rising into them the paper in the shape of a
 * stepped gable, which carries the words. They stand on paper whatever the picture is.
 */
export function Banner({ banner, modules = [], level: Heading }: BannerProps) {
  const hasMedia = banner.pictures.length > 0 || banner.video !== null;
  const hasWords = banner.title || banner.text || banner.link || modules.length > 0;
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
          {modules.map((module) => (
            <ModuleBody key={module.id} module={module} level={banner.title ? 'h2' : Heading} />
          ))}
        </div>
      )}
    </section>
  );
}
