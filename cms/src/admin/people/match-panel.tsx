import { useIntl } from 'react-intl';
import type { MatchedSearch } from '../../alerts/matches/staff-mails';
import { useAnswer } from '../parts/inbox-answers';
import { PanelLink } from '../parts/panel-part';

/** Shows the number of saved searches that match a listing, with a link to them. */
export function MatchPanel({ model, documentId }: { model: string; documentId?: string }) {
  const { formatMessage } = useIntl();
  if (model !== 'api::listing.listing' || !documentId) return null;
  return {
    title: formatMessage({ id: 'agency.match' }),
    content: <Count documentId={documentId} />,
  };
}

function Count({ documentId }: { documentId: string }) {
  const { formatMessage } = useIntl();
  const { data } = useAnswer<MatchedSearch[]>(`/agency/matches/listings/${documentId}`);
  if (!data) return null;
  return (
    <PanelLink to={`/inbox/matches/${documentId}`}>
      {formatMessage({ id: 'agency.match.searches' }, { count: data.length })}
    </PanelLink>
  );
}
