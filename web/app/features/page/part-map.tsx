import { useTranslation } from 'react-i18next';
import { EmbeddedMap } from '../map/embedded-map';
import type { MapFrameView } from './map-view';

/** The map of a module once a visitor asked for it, hence the default. */
export default function PartMap({ frame }: { frame: MapFrameView }) {
  const { t } = useTranslation();
  return (
    <EmbeddedMap
      src={frame.href}
      label={t('map.label')}
      show={frame.show}
      onTold={() => undefined}
    />
  );
}
