import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EnergyLabel } from '../../../ui/cards/energy-label';
import { Icon } from '../../../ui/icons/icon';
import { Picture } from '../../../ui/media/picture';
import type { ListingCardView } from '../../../catalogue/listing/card/listing-card-view';
import styles from './map-cards.module.css';

type MapCardsProps = {
  /** Null while loading, empty if the listings no longer exist. */
  cards: ListingCardView[] | null;
  exact: ReadonlySet<string>;
  /** Text of a marker without a listing. */
  text: string | null;
  more: number;
  onClose: () => void;
};

/** Renders the listings of a marker, with the same data as their cards in the list. */
export function MapCards({ cards, exact, text, more, onClose }: MapCardsProps) {
  const { t } = useTranslation();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [cards]);
  return (
    <div className={styles.cards} ref={element}>
      <button
        type="button"
        className={styles.close}
        aria-label={t('map.closeCard')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      {text && <p className={styles.wait}>{text}</p>}
      {cards === null && <p className={styles.wait}>{t('map.loading')}</p>}
      {!text && cards?.length === 0 && <p className={styles.wait}>{t('errors.listingNotFound')}</p>}
      {cards?.map((card) => (
        <article className={styles.card} key={card.id}>
          {card.picture && (
            <div className={styles.picture}>
              <Picture picture={card.picture} sizes="18rem" />
            </div>
          )}
          <p className={styles.place}>
            {card.typeName} <span aria-hidden="true">·</span> {card.cityText}
          </p>
          <p className={styles.price}>{card.priceText}</p>
          <p className={styles.title}>
            {/* Opens in the page around the frame. */}
            <a href={card.href} target="_top">
              {card.title}
            </a>
          </p>
          <p className={styles.facts}>
            <span>{[card.bedroomsText, card.areaText].filter(Boolean).join(' · ')}</span>
            {card.energyLabel && (
              <EnergyLabel
                label={card.energyLabel}
                name={t('energy.label', { label: card.energyLabel.text })}
              />
            )}
          </p>
          {card.ribbon && <p className={styles.ribbon}>{card.ribbon.text}</p>}
          {!exact.has(card.id) && <p className={styles.about}>{t('map.aboutLong')}</p>}
        </article>
      ))}
      {!text && more > 0 && <p className={styles.wait}>{t('map.more', { count: more })}</p>}
    </div>
  );
}
