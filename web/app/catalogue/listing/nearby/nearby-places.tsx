import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { NearbyPlaceView, NearbyView } from './nearby-view.server';
import styles from './nearby-places.module.css';

/**
 * Renders the places near a home; the nearest of each kind comes first and has a number on the map
 * (`place-map.tsx`). Distances are in a straight line.
 */
export function NearbyPlaces({ nearby }: { nearby: NearbyView }) {
  const { t } = useTranslation();
  const { groups } = nearby;
  const longer = groups.filter(({ places }) => places.length > 1);
  const total = groups.reduce((sum, { places }) => sum + places.length, 0);
  return (
    <section aria-labelledby="nearby-heading" className={styles.nearby}>
      <h2 id="nearby-heading">{t('nearby.title')}</h2>
      <ol className={styles.nearest}>
        {groups.map(({ title, places: [place] }) => (
          <Place key={title} place={place} kind={title} />
        ))}
      </ol>
      {longer.length > 0 && (
        <details>
          <summary className={styles.more}>{t('nearby.all', { count: total })}</summary>
          {longer.map(({ title, places }) => (
            <Fragment key={title}>
              <h3 className={styles.kind}>{title}</h3>
              <ul>
                {places.slice(1).map((place) => (
                  <Place key={place.name + place.distance} place={place} />
                ))}
              </ul>
            </Fragment>
          ))}
        </details>
      )}
      <p className={styles.note}>
        {t('nearby.note')} {nearby.attribution}
      </p>
    </section>
  );
}

/** `Station Brussel`, `Basisschool`: avoids repeating the kind. */
function saysKind(name: string, kind: string): boolean {
  return name.toLowerCase().includes(kind.toLowerCase());
}

type PlaceProps = { place: NearbyPlaceView | undefined; kind?: string };

function Place({ place, kind }: PlaceProps) {
  return (
    place && (
      <li className={styles.place}>
        <span>
          {kind && !saysKind(place.name, kind) && `${kind} `}
          {place.name}
        </span>
        <span className={styles.far}>
          {place.distance} · {place.walk}
        </span>
      </li>
    )
  );
}
