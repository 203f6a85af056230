import { useTranslation } from 'react-i18next';

/** Credits the source of the drawn map's borders, parks and water. */
export function MapAttribution() {
  const { t } = useTranslation();
  return (
    <>
      {t('map.outlines')} <span aria-hidden="true">·</span>{' '}
      <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">
        ©&nbsp;OpenStreetMap
      </a>
    </>
  );
}
