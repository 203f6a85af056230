import {
  Badge,
  Button,
  Checkbox,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
} from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { LegalOverview, ListingGaps } from '../../listings/legal-facts/list-legal-facts';
import { Card } from '../parts/card';
import { Dialog } from '../parts/dialog';
import { useAnswer } from '../parts/inbox-answers';
import { PanelLink } from '../parts/panel-part';
import { translateWord } from '../translate-fields/translate-fields';
import { BulkForm } from './bulk-form';
import { legalPath } from './legal-path';
import { ListingFacts } from './listing-facts';

export function LegalPage() {
  const { pathname } = useLocation();
  const [, , listing = ''] = pathname.slice(pathname.indexOf('/legal-facts')).split('/');
  return (
    <Layouts.Root>
      <Page.Main>
        {listing ? <ListingFacts key={listing} listing={listing} /> : <Overview />}
      </Page.Main>
    </Layouts.Root>
  );
}

function Overview() {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const [project, setProject] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const query = project && `?project=${encodeURIComponent(project)}`;
  const { data, failure, reload } = useAnswer<LegalOverview>(`/agency/legal-facts${query}`);
  const listed = data?.listings.map(({ listing }) => listing) ?? [];
  const selected = chosen.filter((listing) => listed.includes(listing));
  return (
    <>
      <Page.Title>{say('agency.legal')}</Page.Title>
      <Layouts.Header
        title={say('agency.legal')}
        subtitle={say('agency.legal.subtitle')}
        primaryAction={
          data && (
            <Dialog
              title={formatMessage({ id: 'agency.legal.write' }, { count: selected.length })}
              opener={
                <Button disabled={selected.length === 0}>
                  {formatMessage({ id: 'agency.legal.write' }, { count: selected.length })}
                </Button>
              }
            >
              {(close) => (
                <BulkForm
                  listings={selected}
                  fields={data.fields}
                  onSaved={() => {
                    close();
                    setChosen([]);
                    reload();
                  }}
                />
              )}
            </Dialog>
          )
        }
      />
      <Layouts.Content>
        {failure && <Typography>{say(failure)}</Typography>}
        {data === null && !failure && <Page.Loading />}
        {data && (
          <Card title={say(project ? 'agency.legal.ofProject' : 'agency.legal.missing')}>
            {data.projects.length > 0 && (
              <Field.Root name="project" width="32rem">
                <Field.Label>{say('agency.legal.project')}</Field.Label>
                <SingleSelect
                  value={project || null}
                  onChange={(value) => setProject(String(value))}
                  onClear={() => setProject('')}
                >
                  {data.projects.map(({ documentId, reference }) => (
                    <SingleSelectOption key={documentId} value={documentId}>
                      {reference}
                    </SingleSelectOption>
                  ))}
                </SingleSelect>
              </Field.Root>
            )}
            {data.listings.length === 0 ? (
              <Typography>{say('agency.legal.none')}</Typography>
            ) : (
              <Gaps listings={data.listings} chosen={selected} onChoose={setChosen} />
            )}
          </Card>
        )}
      </Layouts.Content>
    </>
  );
}

interface GapsProps {
  listings: readonly ListingGaps[];
  chosen: readonly string[];
  onChoose(chosen: readonly string[]): void;
}

function Gaps({ listings, chosen, onChoose }: GapsProps) {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id: `agency.legal.${id}` });
  const all = listings.map(({ listing }) => listing);
  const isAll = all.every((listing) => chosen.includes(listing));
  const toggle = (listing: string): void =>
    onChoose(
      chosen.includes(listing) ? chosen.filter((one) => one !== listing) : [...chosen, listing],
    );
  return (
    <div style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={say('missing')}>
      <Table colCount={3} rowCount={listings.length + 1} aria-label={say('missing')}>
        <Thead>
          <Tr>
            <Th>
              <Checkbox
                aria-label={say('all')}
                checked={isAll}
                onCheckedChange={() => onChoose(isAll ? [] : all)}
              />
            </Th>
            <Th>
              <Typography variant="sigma">{say('listing')}</Typography>
            </Th>
            <Th>
              <Typography variant="sigma">{say('lacks')}</Typography>
            </Th>
          </Tr>
        </Thead>
        <Tbody>
          {listings.map(({ listing, reference, name, missing, isHeld }) => (
            <Tr key={listing} data-legal-gaps={reference}>
              <Td>
                <Checkbox
                  aria-label={name || reference}
                  checked={chosen.includes(listing)}
                  onCheckedChange={() => toggle(listing)}
                />
              </Td>
              <Td>
                <PanelLink to={legalPath(listing)}>{name || reference}</PanelLink>
              </Td>
              <Td>
                <Flex gap={2} wrap="wrap">
                  <Typography textColor={missing.length > 0 ? 'danger600' : 'neutral800'}>
                    {missing.map(translateWord).join(', ') || '–'}
                  </Typography>
                  {isHeld && <Badge>{formatMessage({ id: 'agency.manual.held' })}</Badge>}
                </Flex>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </div>
  );
}
