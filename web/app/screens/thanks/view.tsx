import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../ui/links/app-link';
import { Breadcrumbs } from '../../ui/links/breadcrumbs';
import { LinkButton } from '../../ui/controls/button';
import { Drawing } from '../../ui/media/drawing';
import type { ThanksView, ThanksVisitView } from './thanks-view.server';
import styles from './view.module.css';
import { SimilarListings } from '../../catalogue/listing/similar/similar-listings';
import type { SimilarListingsView } from '../../catalogue/listing/listing-detail-view';
import type { PlaceMapView } from '../../features/map/place/place-map-view';
import { PlacePicture } from '../../features/map/place/place-map';

type ThanksPageProps = {
  thanks: ThanksView;
  map?: ReactNode;
  similar?: ReactNode;
};

export function ThanksPage({ thanks, map, similar }: ThanksPageProps) {
  const { t } = useTranslation();
  const { title, text, visit, next, links, breadcrumbs } = thanks;
  const [first, ...others] = links;
  return (
    <div className={styles.page}>
      <Breadcrumbs label={t('nav.breadcrumbs')} items={breadcrumbs} />
      <div className={styles.columns}>
        <Drawing name="letter" />
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          {visit && <Visit visit={visit} map={map} />}
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

function Visit({ visit, map }: { visit: ThanksVisitView; map: ReactNode }) {
  const { rows, calendar } = visit;
  return (
    <div className={styles.visit}>
      <div className={styles.when}>
        <dl className={styles.rows}>
          {rows.map(({ label, lines }) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              {lines.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          ))}
        </dl>
        {calendar && (
          <a className={styles.link} href={calendar.href} download="visit.ics">
            {calendar.label}
          </a>
        )}
      </div>
      {map}
    </div>
  );
}

type ThanksScreenProps = {
  thanks: ThanksView;
  map: PlaceMapView | null;
  similar: SimilarListingsView | null;
};

/** Renders the thank-you page with a visit's map and similar listings. */
export function ThanksScreen({ thanks, map, similar }: ThanksScreenProps) {
  return (
    <ThanksPage
      thanks={thanks}
      map={map && <PlacePicture map={map} />}
      similar={similar && <SimilarListings similar={similar} />}
    />
  );
}
