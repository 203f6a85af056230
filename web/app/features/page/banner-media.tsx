import { classNames } from '../../ui/class-names';
import { Picture } from '../../ui/picture';
import type { BannerView } from './banner-view';
import styles from './banner-media.module.css';

/** SHELL-3: one picture, several to swipe, or a video that never starts by itself. */
export function BannerMedia({ banner }: { banner: BannerView }) {
  if (banner.video) {
    return (
      <div className={classNames(styles.media, styles[banner.size])}>
        {/* Editors' mood pictures in motion: nothing is said in them that the text does not say. */}
        <video
          className={styles.video}
          controls
          muted
          playsInline
          preload="none"
          poster={banner.video.poster ?? undefined}
        >
          <source src={banner.video.src} type={banner.video.type} />
        </video>
      </div>
    );
  }
  return (
    <ul className={classNames(styles.media, styles.strip, styles[banner.size])}>
      {banner.pictures.map((picture, index) => (
        <li className={styles.slide} key={picture.src}>
          <Picture picture={picture} sizes="100vw" eager={index === 0} />
        </li>
      ))}
    </ul>
  );
}
