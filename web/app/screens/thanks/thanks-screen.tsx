import { SimilarListings } from '../../catalogue/listing/similar-listings';
import type { SimilarListingsView } from '../../catalogue/listing/listing-detail-view';
import type { PlaceMapView } from '../../features/map/place-map-view';
import { PlacePicture } from '../../features/map/place-map';
import { ThanksPage } from './view';
import type { ThanksView } from './thanks-view';

type ThanksScreenProps = {
  thanks: ThanksView;
  map: PlaceMapView | null;
  similar: SimilarListingsView | null;
};

/** ROUTE-5: thanks, with where a visit is and what is like the listing that was asked about. */
export function ThanksScreen({ thanks, map, similar }: ThanksScreenProps) {
  return (
    <ThanksPage
      thanks={thanks}
      map={map && <PlacePicture map={map} />}
      similar={similar && <SimilarListings similar={similar} />}
    />
  );
}
