import { divIcon, latLngBounds, type LatLngTuple } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { AttributionControl, MapContainer, Marker, Popup, TileLayer } from 'react-leaflet';
import { AppLink } from '../../ui/app-link';
import type { MapPointView, MapTilesView } from './map-view';
import styles from './live-map.module.css';

type LiveMapProps = { tiles: MapTilesView; points: MapPointView[]; label: string };

/** A map of Leaflet's with a mark on every point; in a chunk of its own, hence the default. */
export default function LiveMap({ tiles, points, label }: LiveMapProps) {
  return (
    <MapContainer
      className={styles.map}
      bounds={latLngBounds(points.map(placeOf)).pad(0.2)}
      boundsOptions={{ maxZoom: 16 }}
      scrollWheelZoom={false}
      aria-label={label}
      attributionControl={false}
    >
      <AttributionControl prefix='<a href="https://leafletjs.com">Leaflet</a>' />
      <TileLayer url={tiles.url} attribution={escapeHtml(tiles.attribution)} />
      {points.map((point, index) => (
        <Marker
          key={index}
          position={placeOf(point)}
          icon={mark}
          title={point.label}
          alt={point.label}
        >
          <Popup>
            {point.href ? <AppLink href={point.href}>{point.label}</AppLink> : point.label}
          </Popup>
        </Marker>
      ))}
    </MapContainer>
  );
}

/** The agency's gable, standing on the spot. */
const mark = divIcon({
  className: styles.mark ?? '',
  html: '<svg viewBox="0 0 32 36" aria-hidden="true"><path d="M12.5 0h7v5.5h5v6h5v6H32V36h-7.5c0-6.5-3-11-8.5-11s-8.5 4.5-8.5 11H0V17.5h2.5v-6h5v-6h5Z"/></svg>',
  iconSize: [32, 36],
  iconAnchor: [16, 36],
  popupAnchor: [0, -32],
});

function placeOf({ latitude, longitude }: MapPointView): LatLngTuple {
  return [latitude, longitude];
}

/** Leaflet takes the words for HTML. */
function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}
