import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../ui/breadcrumbs';
import { AvailabilityNotice } from './availability-notice';
import { ContactBar } from './contact-bar';
import { Description } from './description';
import { Documents } from './documents';
import { EnergySection } from './energy/energy-section';
import { FactGroups } from './facts/fact-groups';
import { FloodSection } from './energy/flood-section';
import { KeyFacts } from './facts/key-facts';
import { ListingContact } from './listing-contact';
import type { ListingDetailView } from './listing-detail-view';
import { ListingHeadline } from './listing-headline';
import { ListingMedia } from './media/listing-media';
import { PrintFoot } from './print/print-foot';
import { PrintHead } from './print/print-head';
import { SimilarListings } from './similar-listings';
import styles from './listing-detail.module.css';

type ListingDetailProps = {
  listing: ListingDetailView;
  /** The map of where it is. */
  place?: ReactNode;
  /** What the law wants said, below the facts. */
  legal?: ReactNode;
  /** The estimate of costs. */
  costs?: ReactNode;
  /** The form to ask about it. */
  enquiry?: ReactNode;
};

/**
 * DETAIL-1, DETAIL-2, DETAIL-4 to DETAIL-8: a listing's own page. Printed it is two pages of what is
 * marked `data-print`: pictures and words, then facts and who offers it.
 */
export function ListingDetail({ listing, place, legal, costs, enquiry }: ListingDetailProps) {
  const { t } = useTranslation();
  const { contact, print } = listing;
  return (
    <article className={styles.detail} data-print-layout>
      <div className={styles.crumbs}>
        <Breadcrumbs label={t('nav.breadcrumbs')} items={listing.breadcrumbs} />
      </div>
      <PrintHead agency={contact.agencyName} reference={listing.referenceText} />
      {listing.notice && <AvailabilityNotice notice={listing.notice} />}
      <ListingMedia media={listing.media} title={listing.title} ribbon={listing.ribbon} />
      <div className={styles.columns} data-print>
        <div className={styles.first} data-print>
          <ListingHeadline listing={listing} />
          <KeyFacts facts={listing.keyFacts} />
          <Description paragraphs={listing.description} excerpt={print.excerpt} />
        </div>
        <aside className={styles.aside} aria-label={t('contact.us')}>
          <ListingContact
            contact={contact}
            priceText={listing.priceText}
            priceNote={listing.priceNote}
            referenceText={listing.referenceText}
          />
        </aside>
        <div className={styles.main} data-print>
          <div className={styles.body} data-print>
            <FactGroups groups={listing.factGroups} />
            {listing.energy && <EnergySection energy={listing.energy} />}
            {listing.flood && <FloodSection flood={listing.flood} />}
            {place}
            {legal}
            {costs}
            <Documents documents={listing.documents} />
          </div>
          <PrintFoot print={print} />
        </div>
      </div>
      {enquiry}
      {listing.similar && listing.similar.listings.length > 0 && (
        <SimilarListings similar={listing.similar} />
      )}
      <ContactBar contact={contact} />
    </article>
  );
}
