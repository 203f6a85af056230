import { useTranslation } from 'react-i18next';
import type { NearbyView } from './nearby-view';
import styles from './nearby-places.module.css';

/** DETAIL-10: what is near a home, with distances as the crow flies. */
export function NearbyPlaces({ nearby }: { nearby: NearbyView }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="nearby-heading" className={styles.nearby}>
      <h2 id="nearby-heading">{t('nearby.title')}</h2>
      <div className={styles.groups}>
        {nearby.groups.map(({ title, places }) => (
          <div key={title}>
            <h3 className={styles.kind}>{title}</h3>
            <ul>
              {places.map(({ name, distance, walk }) => (
                <li key={name + distance} className={styles.place}>
                  <span>{name}</span>
                  <span className={styles.far}>
                    {distance} · {walk}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={styles.note}>
        {t('nearby.note')} {nearby.attribution}
      </p>
    </section>
  );
}
