import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { AvailabilityNotice } from './availability-notice';
import { EnergySection } from './energy-section';
import { FactGroups } from './fact-groups';
import { Gallery } from './gallery';
import { KeyFacts } from './key-facts';
import { ListingContact } from './listing-contact';
import type { ListingDetailView } from './listing-detail-view';
import { ListingHeadline } from './listing-headline';
import { SimilarListings } from './similar-listings';
import styles from './listing-detail.module.css';

/** DETAIL-2, DETAIL-4 to DETAIL-8: a listing's own page. */
export function ListingDetail({ listing }: { listing: ListingDetailView }) {
  const { t } = useTranslation();
  return (
    <article className={styles.detail}>
      <div className={styles.crumbs}>
        <Breadcrumbs label={t('nav.breadcrumbs')} items={listing.breadcrumbs} />
      </div>
      {listing.notice && <AvailabilityNotice notice={listing.notice} />}
      <Gallery pictures={listing.pictures} title={listing.title} ribbon={listing.ribbon} />
      <div className={styles.columns}>
        <div className={styles.first}>
          <ListingHeadline listing={listing} />
          <KeyFacts facts={listing.keyFacts} />
        </div>
        <aside className={styles.aside} aria-label={t('contact.us')}>
          <ListingContact
            contact={listing.contact}
            priceText={listing.priceText}
            referenceText={listing.referenceText}
          />
        </aside>
        <div className={styles.main}>
          {listing.description.length > 0 && (
            <section className={styles.description} aria-labelledby="description">
              <h2 className={styles.heading} id="description">
                {t('detail.description')}
              </h2>
              <div className={styles.paragraphs}>
                {listing.description.map((paragraph, index) => (
                  <p key={index}>{paragraph}</p>
                ))}
              </div>
            </section>
          )}
          <FactGroups groups={listing.factGroups} />
          {listing.energy && <EnergySection energy={listing.energy} />}
        </div>
      </div>
      {listing.similar && listing.similar.listings.length > 0 && (
        <SimilarListings similar={listing.similar} />
      )}
    </article>
  );
}
