import { useTranslation } from 'react-i18next';

/** Whose the borders, parks and water of the drawn map are. */
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
