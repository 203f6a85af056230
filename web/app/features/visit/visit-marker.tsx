/** OWN-6: says whose page this is, for `startVisits`; not drawn where a look is no visit. */
export function VisitMarker({ listing }: { listing: string }) {
  return <div hidden data-visit={listing} />;
}
