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
import { countCoverTiles, ListingCover } from './listing-cover';
import type {
  FactGroupView,
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
  place?: ReactNode;
  /** Legal statements below the facts. */
  legal?: ReactNode;
  costs?: ReactNode;
  enquiry?: ReactNode;
  /** Recently viewed listings. */
  lookedAt?: ReactNode;
};

/**
 * Renders a listing's own page: what it is, pictures, location, agent, facts and requests. Prints
 * two pages of the elements with `data-print`: pictures and text, then facts and agent.
 */
export function ListingDetail({ listing, ...parts }: ListingDetailProps) {
  const { contact, team, media, print, title } = listing;
  const photos = listPictures(media, 'photos');
  const plans = listPictures(media, 'plans');
  const shown = 1 + countCoverTiles(photos);
  const streetPanels = media.panels.filter(
    (panel) => panel.id === 'street' && !(parts.place && findStreetLink(panel)),
  );
  // The surroundings of a parking space say little about it.
  const nearby = listing.isBrief ? null : listing.nearby;
  const hasPlace = parts.place || nearby || streetPanels.length > 0;
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
        {photos.length > shown && <PhotoPairs pictures={photos} title={title} from={shown} />}
        <Shows panels={media.panels.filter(({ id }) => id !== 'street')} />
        <Facts listing={listing} costs={parts.costs} />
        {hasPlace && (
          <div className={styles.place}>
            {parts.place}
            {nearby && (
              <div className={styles.nearby}>
                <NearbyPlaces nearby={nearby} />
              </div>
            )}
            <Shows panels={streetPanels} />
          </div>
        )}
        <Legal listing={listing} advert={parts.legal} />
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

/** Returns a link to the street view if it cannot be embedded. */
export function findStreetLink(panel: MediaPanelView): StreetLinkView | undefined {
  if (panel.id !== 'street' || !('frame' in panel) || panel.frame.embed) return undefined;
  const { action, href, notice } = panel.frame;
  return { label: action, href, notice };
}

/** Renders the facts of the property, then what it costs; open, but the costs of a small page. */
function Facts({ listing, costs }: { listing: ListingDetailView; costs: ReactNode }) {
  const { t } = useTranslation();
  const ofCosts = listGroups(listing, 'costs');
  return (
    <div data-print>
      <FactDisclosure title={t('detail.parts.home')} isOpen>
        <FactGroups groups={listGroups(listing, 'home')} within={t('detail.parts.home')} />
        {listing.energy && <EnergySection energy={listing.energy} />}
      </FactDisclosure>
      {(costs || ofCosts.length > 0) && (
        <FactDisclosure title={t('detail.parts.costs')} isOpen={!listing.isBrief}>
          <div className={styles.costs} data-print>
            {costs}
            <FactGroups groups={ofCosts} within={t('detail.parts.costs')} />
          </div>
        </FactDisclosure>
      )}
    </div>
  );
}

/** Renders all that is legal in one block: what the advert must say, then details and documents. */
function Legal({ listing, advert }: { listing: ListingDetailView; advert: ReactNode }) {
  const { t } = useTranslation();
  const title = t('detail.parts.legal');
  return (
    <div className={styles.legal} data-print>
      {advert}
      <FactDisclosure title={title}>
        <FactGroups groups={listGroups(listing, 'legal')} within={title} />
        {listing.flood && <FloodSection flood={listing.flood} />}
        <Documents documents={listing.documents} />
      </FactDisclosure>
    </div>
  );
}

function listGroups({ factGroups }: ListingDetailView, part: FactPart): FactGroupView[] {
  return factGroups.filter((group) => group.part === part);
}

/** Says that a listing is sold, rented or under option, with links to others. */
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

/** Lists visits without appointment, each with a calendar file. */
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
