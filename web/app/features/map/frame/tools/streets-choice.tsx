import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/controls/button';
import { Checkbox } from '../../../../ui/controls/checkbox';
import { Icon } from '../../../../ui/icons/icon';
import type { MapTilesView } from '../../map-frame-view.server';
import { ToolLabel } from './tool-label';
import button from '../map-button.module.css';
import styles from './streets-choice.module.css';

type StreetsChoiceProps = {
  tiles: MapTilesView;
  isShown: boolean;
  onShow: (remember: boolean) => void;
  onHide: () => void;
};

/** Asks for consent before anything is loaded from the tile server. */
export function StreetsChoice({ tiles, isShown, onShow, onHide }: StreetsChoiceProps) {
  const { t } = useTranslation();
  const [remember, setRemember] = useState(false);
  if (isShown) {
    return (
      <button
        type="button"
        className={button.tool}
        aria-label={t('map.hideStreets')}
        onClick={onHide}
      >
        <Icon name="close" />
        <ToolLabel long={t('map.hideStreets')} short={t('map.streetsShort')} />
      </button>
    );
  }
  return (
    <details className={styles.choice}>
      <summary className={button.tool} aria-label={t('map.streets')}>
        <Icon name="map" />
        <ToolLabel long={t('map.streets')} short={t('map.streetsShort')} />
      </summary>
      <div className={styles.panel}>
        <p className={styles.notice}>{t('map.notice', { host: tiles.host })}</p>
        <Checkbox
          label={t('map.remember')}
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
        <Button onClick={() => onShow(remember)}>{t('map.showStreets')}</Button>
      </div>
    </details>
  );
}
