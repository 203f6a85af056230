import { useTranslation } from 'react-i18next';
import { EmbeddedMap } from './embedded-map';
import type { MapFrameView } from './map-frame-view.server';

export function LiveMap({ frame }: { frame: MapFrameView }) {
  const { t } = useTranslation();
  return (
    <EmbeddedMap
      src={frame.href}
      label={t('map.label')}
      show={frame.show}
      onMessage={() => undefined}
    />
  );
}
