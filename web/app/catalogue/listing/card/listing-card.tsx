import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/cards/card';
import { CoverLink } from '../../../ui/links/cover-link';
import { EnergyLabel } from '../../../ui/cards/energy-label';
import { Icon } from '../../../ui/icons/icon';
import { Ribbon } from '../../../ui/cards/ribbon';
import type { ListingCardView } from './listing-card-view';
import { CompareButton, FavouriteButton } from './favourite-buttons';
import { splitPrice } from '../../../lib/text/price-text';
import { ribbonTones } from './ribbon-tones';
import styles from './listing-card.module.css';

type ListingCardProps = {
  listing: ListingCardView;
  level?: 'h2' | 'h3';
  sizes?: string;
  /** `row` places the picture on the left of the text. */
  layout?: 'column' | 'row';
  /** For the first card on screen. */
  eager?: boolean;
};

/** Renders a listing in a list. One real link covers the whole card. */
export function ListingCard(props: ListingCardProps) {
  const { listing, level: Heading = 'h3', layout = 'column' } = props;
  const { sizes = cardSizes, eager = false } = props;
  const { t } = useTranslation();
  const { before, amount, after } = splitPrice(listing.priceText);
  return (
    <Card
      picture={listing.picture}
      sizes={sizes}
      eager={eager}
      noPicture={t('card.noPicture')}
      layout={layout}
      listingId={listing.id}
      pictureCount={listing.photoCount}
      ribbon={
        listing.ribbon &&
        listing.ribbon.kind !== 'new' && (
          <Ribbon tone={ribbonTones[listing.ribbon.kind]}>{listing.ribbon.text}</Ribbon>
        )
      }
      actions={<FavouriteButton id={listing.id} title={listing.title} />}
    >
      <p className={styles.place}>
        {listing.ribbon?.kind === 'new' && (
          <>
            <strong>{listing.ribbon.text}</strong> <span aria-hidden="true">·</span>{' '}
          </>
        )}
        {listing.openHouseText && (
          <>
            <strong>{listing.openHouseText}</strong> <span aria-hidden="true">·</span>{' '}
          </>
        )}
        {listing.typeName} <span aria-hidden="true">·</span> {listing.placeText}
      </p>
      <Heading className={styles.title} lang={listing.titleLanguage}>
        <CoverLink href={listing.href}>{listing.title}</CoverLink>
      </Heading>
      <p className={styles.price}>
        {before && <span className={styles.around}>{before}</span>}
        {amount}
        {after && <span className={styles.around}>{after}</span>}
        {listing.noteText && <span className={styles.around}> · {listing.noteText}</span>}
      </p>
      <div className={styles.foot}>
        <ul className={styles.facts}>
          {listing.bedroomsText && (
            <li className={styles.fact}>
              <Icon name="bed" />
              {listing.bedroomsText}
            </li>
          )}
          {listing.areaText && (
            <li className={styles.fact}>
              <Icon name="area" />
              {listing.areaText}
            </li>
          )}
          {listing.energyLabel && (
            <li className={styles.energy}>
              <EnergyLabel
                label={listing.energyLabel}
                name={t('energy.label', { label: listing.energyLabel.text })}
              />
            </li>
          )}
        </ul>
        <CompareButton id={listing.id} title={listing.title} />
      </div>
    </Card>
  );
}

/**
 * Slightly less than the card's width on phones: the 600 px file is sharp there, and the next size
 * is three times as large (docs/decisions/0119).
 */
const cardSizes = '(min-width: 1024px) 28rem, (min-width: 640px) 46vw, 76vw';
