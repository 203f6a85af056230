import { notFound } from '../../../cms/page-headers.server';

export function loader() {
  throw notFound('page');
}

export default function OwnedListingRoute() {
  return null;
}
