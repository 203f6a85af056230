import {
  Badge,
  Button,
  Flex,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
} from '@strapi/design-system';
import { Plus } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ManualListing } from '../../listings/manual/list-manual';
import type { ManualAnswer } from '../../listings/manual/manual-handlers';
import { useAnswer } from '../parts/inbox-answers';
import { PanelLink } from '../parts/panel-part';
import { usePost } from '../parts/use-post';
import { translateWord } from '../translate-fields/translate-fields';
import { ManualForm } from './manual-form';
import { manualApi, manualPath } from './manual-path';
import { StateBadge } from './state-badge';

export function ManualPage() {
  const { pathname } = useLocation();
  const [, , key = ''] = pathname.slice(pathname.indexOf('/manual-listings')).split('/');
  return (
    <Layouts.Root>
      <Page.Main>{key ? <ManualForm key={key} id={key} /> : <ManualList />}</Page.Main>
    </Layouts.Root>
  );
}

function ManualList() {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const { data, failure } = useAnswer<ManualListing[]>(manualApi());
  return (
    <>
      <Page.Title>{say('agency.manual')}</Page.Title>
      <Layouts.Header
        title={say('agency.manual')}
        subtitle={say('agency.manual.subtitle')}
        primaryAction={<NewListing />}
      />
      <Layouts.Content>
        {failure && <Typography>{say(failure)}</Typography>}
        {data === null && !failure && <Page.Loading />}
        {data?.length === 0 && <Typography>{say('agency.manual.none')}</Typography>}
        {data && data.length > 0 && <ListingTable listings={data} />}
      </Layouts.Content>
    </>
  );
}

function NewListing() {
  const { formatMessage } = useIntl();
  const post = usePost();
  const navigate = useNavigate();
  const begin = async (): Promise<void> => {
    const answer = await post<ManualAnswer>(manualApi(), {});
    if (answer) navigate(manualPath(answer.open.key));
  };
  return (
    <Button startIcon={<Plus />} onClick={() => void begin()}>
      {formatMessage({ id: 'agency.manual.new' })}
    </Button>
  );
}

const columns = ['listing', 'state', 'law', 'saved'];

function ListingTable({ listings }: { listings: ManualListing[] }) {
  const { formatMessage, formatDate } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const caption = say('agency.manual');
  return (
    <div style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={caption}>
      <Table colCount={columns.length} rowCount={listings.length + 1} aria-label={caption}>
        <Thead>
          <Tr>
            {columns.map((name) => (
              <Th key={name}>
                <Typography variant="sigma">{say(`agency.manual.column.${name}`)}</Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {listings.map((one) => (
            <Tr key={one.key} data-manual={one.key}>
              <Td>
                <Flex direction="column" alignItems="flex-start">
                  <PanelLink to={manualPath(one.key)}>
                    {one.title || say('agency.manual.untitled')}
                  </PanelLink>
                  <Typography variant="pi" textColor="neutral600">
                    {[one.place, one.goal && say(one.goal), one.reference]
                      .filter(Boolean)
                      .join(' · ')}
                  </Typography>
                </Flex>
              </Td>
              <Td>
                <Flex gap={1} wrap="wrap">
                  <StateBadge state={one.state} />
                  {one.isHeld && <Badge>{say('agency.manual.held')}</Badge>}
                </Flex>
              </Td>
              <Td>
                <Typography textColor={one.lawMissing.length > 0 ? 'danger600' : 'neutral800'}>
                  {one.lawMissing.map(translateWord).join(', ') || '–'}
                </Typography>
              </Td>
              <Td>
                <Typography>
                  {`${formatDate(one.savedAt, { dateStyle: 'medium', timeStyle: 'short' })} ${one.savedBy ?? ''}`}
                </Typography>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </div>
  );
}
