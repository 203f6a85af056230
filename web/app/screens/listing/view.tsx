import { CostHelper } from '../../catalogue/cost/cost-helper';
import { findStreetLink, ListingDetail } from '../../catalogue/listing/listing-detail';
import { AdvertLine } from '../../features/legal/advert-line';
import { PlaceMap } from '../../features/map/place/place-map';
import { LookedAt } from '../../features/shortlist/looked-at';
import { FormBlock } from '../../form/view/form-block';
import { FailedPart } from '../../ui/text/failure';
import type { load } from './load.server';

type ListingScreenProps = {
  page: Omit<NonNullable<Awaited<ReturnType<typeof load>>>, 'tags' | 'keep'>;
  /** Previews are neither counted nor remembered. */
  isPreview: boolean;
};

export function ListingScreen({ page, isPreview }: ListingScreenProps) {
  const { view, place, advert, costs, enquiry, cardsHref, hasFailedPart } = page;
  const street = view.media.panels.map(findStreetLink).find(Boolean);
  return (
    <>
      {!isPreview && <VisitMarker listing={view.id} />}
      <ListingDetail
        listing={view}
        place={place && <PlaceMap map={place} street={street} />}
        legal={advert && <AdvertLine advert={advert} />}
        costs={costs && <CostHelper costs={costs} />}
        lookedAt={!isPreview && <LookedAt listing={view.id} cardsHref={cardsHref} />}
        enquiry={enquiry && <FormBlock block={enquiry} />}
      />
      {hasFailedPart && <FailedPart />}
    </>
  );
}

/** Marks the page's listing for `startVisits`; omitted where views are not counted. */
function VisitMarker({ listing }: { listing: string }) {
  return <div hidden data-visit={listing} />;
}
