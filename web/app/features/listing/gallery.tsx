import type { MouseEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { Ribbon } from '../../ui/ribbon';
import type { RibbonView } from './listing-card-view';
import type { GalleryPictureView } from './listing-detail-view';
import { Lightbox } from './lightbox';
import { ribbonTones } from './ribbon-tones';
import styles from './gallery.module.css';

type GalleryProps = { pictures: GalleryPictureView[]; title: string; ribbon: RibbonView | null };

/**
 * The pictures: a mosaic of five on wide screens, a strip to swipe on phones. Each is a link to its
 * file; JavaScript opens a lightbox instead.
 */
export function Gallery({ pictures, title, ribbon }: GalleryProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<number | null>(null);
  const open = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(index);
  };
  if (pictures.length === 0) return <NoPictures text={t('card.noPicture')} />;

  return (
    <section className={styles.gallery} aria-label={`${t('detail.pictures')}: ${title}`}>
      {/* A scrolling region needs to be reachable by keyboard (axe: scrollable-region-focusable). */}
      <ul className={`${styles.mosaic} ${styles[`count${Math.min(pictures.length, 5)}`]}`}>
        {pictures.map(({ picture, href }, index) => (
          <li className={styles.cell} key={href}>
            <a className={styles.link} href={href} onClick={(event) => open(event, index)}>
              <Picture
                picture={picture}
                sizes={index === 0 ? '(min-width: 768px) 56rem, 92vw' : smallSizes}
                eager={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      {ribbon && (
        <p className={styles.ribbon}>
          <Ribbon tone={ribbonTones[ribbon.kind]}>{ribbon.text}</Ribbon>
        </p>
      )}
      <a
        className={styles.all}
        href={pictures[0]?.href}
        onClick={(event) => open(event, 0)}
        aria-label={t('detail.allPictures', { count: pictures.length })}
      >
        <Icon name="photo" />
        {pictures.length}
      </a>
      <Lightbox
        pictures={pictures}
        title={title}
        shown={shown}
        onShow={setShown}
        onClose={() => setShown(null)}
      />
    </section>
  );
}

function NoPictures({ text }: { text: string }) {
  return (
    <p className={styles.none}>
      <Icon name="photo" />
      {text}
    </p>
  );
}

const smallSizes = '(min-width: 768px) 28rem, 92vw';
