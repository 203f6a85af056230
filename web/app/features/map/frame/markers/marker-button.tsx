import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { markPath } from '@agency/domain/mark';
import { classNames } from '../../../../ui/layout/class-names';
import type { ShowMessage } from '../../map-messages';
import type { Marker } from './cluster-places';
import { clusterSize, type Pixel } from './marker-size';
import styles from './marker.module.css';

type MarkerButtonProps = {
  marker: Marker;
  variant: ShowMessage['customMarker'];
  /** Offset from its position that keeps it clear of edges and buttons, in pixels. */
  beside: Pixel;
  isHighlighted: boolean;
  isOpened: boolean;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  onHover: (isHovered: boolean) => void;
};

/** Renders a marker as a button: a price, the agency's gable, or the number of listings. */
export function MarkerButton({
  marker,
  variant,
  beside,
  isHighlighted,
  isOpened,
  onPress,
  onHover,
}: MarkerButtonProps) {
  const { t } = useTranslation();
  const [property] = marker.properties;
  const shared = {
    type: 'button',
    style: { left: beside.x, top: beside.y },
    'data-highlighted': isHighlighted ? '' : undefined,
    'aria-pressed': isOpened || undefined,
    onClick: onPress,
    onMouseEnter: () => onHover(true),
    onMouseLeave: () => onHover(false),
    onFocus: () => onHover(true),
    onBlur: () => onHover(false),
  } as const;
  if (marker.count > 1 || !property) {
    return (
      <button
        {...shared}
        className={classNames(styles.marker, styles.cluster, styles[clusterSize(marker.count)])}
        aria-label={t('map.several', { count: marker.count })}
      >
        <span>{marker.count}</span>
      </button>
    );
  }
  const { id, label, tone, isExact } = property;
  if (variant === 'gable') {
    return (
      <button
        {...shared}
        className={classNames(styles.marker, styles.gable)}
        data-property-id={id}
        aria-label={label}
      >
        <svg viewBox="0 0 32 36" aria-hidden="true">
          <path d={markPath} />
        </svg>
      </button>
    );
  }
  return (
    <button
      {...shared}
      className={classNames(styles.marker, styles.price, styles[tone], !isExact && styles.about)}
      data-property-id={id}
      aria-label={isExact ? undefined : `${label}, ${t('map.about')}`}
    >
      <span>{label}</span>
    </button>
  );
}
