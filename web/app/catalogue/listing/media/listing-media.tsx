import { useTranslation } from 'react-i18next';
import { Ribbon } from '../../../ui/ribbon';
import { Tabs } from '../../../ui/tabs';
import { FilmPlayer } from './film-player';
import { FloorPlans } from './floor-plans';
import { ForeignFrame } from './foreign-frame';
import type { RibbonView } from '../card/listing-card-view';
import type { ListingMediaView, MediaPanelView } from '../listing-detail-view';
import { PhotoMosaic } from './photo-mosaic';
import { ribbonTones } from '../card/ribbon-tones';
import styles from './listing-media.module.css';

type ListingMediaProps = { media: ListingMediaView; title: string; ribbon: RibbonView | null };

/** DETAIL-1: everything there is to look at; one tab each where there is more than photos. */
export function ListingMedia({ media, title, ribbon }: ListingMediaProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.media} aria-label={`${media.label}: ${title}`} data-print>
      <Tabs
        label={media.label}
        tabs={media.panels.map((panel) => ({
          id: panel.id,
          label: panel.label,
          count: 'pictures' in panel && panel.pictures.length > 0 ? panel.pictures.length : null,
          content: (
            <div className={styles.stage}>
              <Panel panel={panel} title={title} noPhoto={t('errors.noPhoto')} />
            </div>
          ),
        }))}
      />
      {ribbon && (
        <p className={styles.ribbon}>
          <Ribbon tone={ribbonTones[ribbon.kind]}>{ribbon.text}</Ribbon>
        </p>
      )}
    </section>
  );
}

function Panel({
  panel,
  title,
  noPhoto,
}: {
  panel: MediaPanelView;
  title: string;
  noPhoto: string;
}) {
  if ('frame' in panel) return <ForeignFrame frame={panel.frame} title={panel.label} />;
  if ('film' in panel) return <FilmPlayer film={panel.film} title={panel.label} />;
  if (panel.id === 'plans') return <FloorPlans plans={panel.pictures} title={title} />;
  return <PhotoMosaic pictures={panel.pictures} title={title} emptyText={noPhoto} />;
}
