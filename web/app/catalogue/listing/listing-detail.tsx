import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListingTeam } from '../team/agent-card';
import { ContactBar, ListingContact } from './contact/listing-contact';
import { Description, Documents } from './description';
import { EnergySection } from './energy/energy-section';
import { FactDisclosure } from './facts/fact-disclosure';
import { FactGroups } from './facts/fact-groups';
import { FloodSection } from './energy/flood-section';
import { KeyFacts } from './facts/key-facts';
import { ListingCover } from './listing-cover';
import type {
  FactPart,
  ListingDetailView,
  MediaPanelView,
  AvailabilityNotice as AvailabilityNoticeView,
  OpenHouseView,
} from './listing-detail-view';
import { ListingToolbar } from './listing-toolbar';
import { FloorPlans } from './media/floor-plans';
import { PhotoPairs } from './media/photo-pairs';
import { listPictures } from './media/picture-lists';
import { NearbyPlaces } from './nearby/nearby-places';
import { Shows } from './media/shows';
import { type LinkView, AppLink } from '../../ui/links/app-link';
import { PrintFoot, PrintHead } from './print/print-foot';
import { SimilarListings } from './similar/similar-listings';
import styles from './listing-detail.module.css';
import { Icon } from '../../ui/icons/icon';
import availabilityNoticeStyles from './availability-notice.module.css';

type ListingDetailProps = {
  listing: ListingDetailView;
  /** The map. */
  place?: ReactNode;
  /** The legal statements, below the facts. */
  legal?: ReactNode;
  costs?: ReactNode;
  /** The enquiry form. */
  enquiry?: ReactNode;
  /** Recently viewed listings. */
  lookedAt?: ReactNode;
};

/**
 * Renders a listing's page: title, pictures, location, agent, facts and requests. Printed it has
 * two pages of the parts marked `data-print`: pictures and description, then facts and contact.
 */
export function ListingDetail({ listing, ...parts }: ListingDetailProps) {
  const { contact, team, media, print, title } = listing;
  const photos = listPictures(media, 'photos');
  const plans = listPictures(media, 'plans');
  const streetPanels = media.panels.filter(
    (panel) => panel.id === 'street' && !(parts.place && findStreetLink(panel)),
  );
  const hasPlace = parts.place || listing.nearby || streetPanels.length > 0;
  return (
    <article className={styles.detail} data-print-layout>
      {listing.notice && <AvailabilityNotice notice={listing.notice} />}
      <PrintHead agency={contact.agencyName} reference={listing.referenceText} />
      <ListingCover listing={listing} />
      <div className={styles.story} data-print>
        <div className={styles.glance} data-print>
          <ListingToolbar id={listing.id} share={listing.share} visit={contact.actions[0]} />
          <KeyFacts facts={listing.keyFacts} energy={listing.energy} />
        </div>
        {listing.openHouses.length > 0 && <OpenHouses openHouses={listing.openHouses} />}
        <Description
          opening={listing.opening}
          paragraphs={listing.description}
          excerpt={print.excerpt}
          lang={listing.textLanguage}
          languageNote={listing.languageNote}
          agent={team && <ListingTeam team={team} visit={contact.actions[0]} />}
        >
          {plans.length > 0 && <FloorPlans plans={plans} title={title} />}
        </Description>
        {photos.length > 1 && <PhotoPairs pictures={photos} title={title} />}
        <Shows panels={media.panels.filter(({ id }) => id !== 'street')} />
        {hasPlace && (
          <div className={styles.place}>
            {parts.place}
            {listing.nearby && (
              <div className={styles.nearby}>
                <NearbyPlaces nearby={listing.nearby} />
              </div>
            )}
            <Shows panels={streetPanels} />
          </div>
        )}
        <Facts listing={listing} costs={parts.costs} />
        {parts.legal}
        <PrintFoot print={print} />
        <div className={styles.ask}>
          <ListingContact contact={contact} isNamed={team !== null} />
          {parts.enquiry}
        </div>
        {listing.similar && listing.similar.listings.length > 0 && (
          <SimilarListings similar={listing.similar} />
        )}
        {parts.lookedAt}
      </div>
      <ContactBar listing={listing} />
    </article>
  );
}

type StreetLinkView = LinkView & { notice: string };

/** Returns the link to a street view that cannot be framed, for beside the map. */
export function findStreetLink(panel: MediaPanelView): StreetLinkView | undefined {
  if (panel.id !== 'street' || !('frame' in panel) || panel.frame.embed) return undefined;
  const { action, href, notice } = panel.frame;
  return { label: action, href, notice };
}

/** Renders all known facts in three parts, the first of them open. */
function Facts({ listing, costs }: { listing: ListingDetailView; costs: ReactNode }) {
  const { t } = useTranslation();
  const groups = (part: FactPart) => (
    <FactGroups
      groups={listing.factGroups.filter((group) => group.part === part)}
      within={t(`detail.parts.${part}`)}
    />
  );
  return (
    <div data-print>
      <FactDisclosure title={t('detail.parts.costs')} isOpen>
        <div className={styles.costs} data-print>
          {costs}
          {groups('costs')}
        </div>
      </FactDisclosure>
      <FactDisclosure title={t('detail.parts.home')}>
        {groups('home')}
        {listing.energy && <EnergySection energy={listing.energy} />}
      </FactDisclosure>
      <FactDisclosure title={t('detail.parts.legal')}>
        {groups('legal')}
        {listing.flood && <FloodSection flood={listing.flood} />}
        <Documents documents={listing.documents} />
      </FactDisclosure>
    </div>
  );
}

/** Renders that a listing is sold, rented or under option, with links to others. */
function AvailabilityNotice({ notice }: { notice: AvailabilityNoticeView }) {
  return (
    <section
      className={`${availabilityNoticeStyles.notice} ${availabilityNoticeStyles[notice.kind]}`}
      aria-label={notice.title}
      data-print
    >
      <div>
        <h2 className={availabilityNoticeStyles.title}>{notice.title}</h2>
        {notice.text && <p className={availabilityNoticeStyles.text}>{notice.text}</p>}
      </div>
      {notice.link && (
        <AppLink className={availabilityNoticeStyles.link} href={notice.link.href}>
          {notice.link.label}
          <Icon name="arrow" />
        </AppLink>
      )}
    </section>
  );
}

/** Renders the open houses, each with a calendar file. */
function OpenHouses({ openHouses }: { openHouses: readonly OpenHouseView[] }) {
  const { t } = useTranslation();
  return (
    <FactDisclosure title={t('openHouse.title')} isOpen>
      <ul>
        {openHouses.map(({ id, time, placesText, note, calendarHref }) => (
          <li key={id}>
            <strong>{time}</strong>
            {placesText && ` · ${placesText}`}
            {note && ` · ${note}`}
            {' · '}
            <a href={calendarHref} download>
              {t('thanks.visit.calendar')}
            </a>
          </li>
        ))}
      </ul>
    </FactDisclosure>
  );
}
