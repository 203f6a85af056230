import { Flex, LinkButton, Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { findAdvertRule } from '@agency/domain/advert';
import type { AdvertRule } from '@agency/domain/advert-rules';
import { isClosed } from '@agency/domain/availability';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { translateWord } from './translate-fields/translate-fields';
import { legalPath } from './legal-facts/legal-path';
import { findContentManager } from './parts/content-manager';
import { PanelLink } from './parts/panel-part';

const listing = 'api::listing.listing';
const onlyGaps = 'filters[$and][0][lawMissing][$notNull]=true';

interface OpenDocument {
  model: string;
  documentId?: string;
  document?: {
    lawMissing?: string | null;
    lawRules?: string | null;
    heldBack?: string | null;
    state?: string;
    availability?: string;
  };
}

/**
 * Shows which information required by law in advertisements is missing: next to the listing, and
 * as a link above the list that filters such listings. Call it while bootstrapping.
 */
export function showAdvertGaps(app: StrapiApp): void {
  const manager = findContentManager(app);
  manager.apis.addEditViewSidePanel([AdvertPanel]);
  manager.injectComponent('listView', 'actions', { name: 'advert-gaps', Component: GapsLink });
}

function AdvertPanel({ model, documentId, document }: OpenDocument) {
  const { formatMessage } = useIntl();
  if (model !== listing || document === undefined) return null;
  const { state, availability, lawMissing, lawRules, heldBack } = document;
  if (state === 'withdrawn' || isClosed(availability)) return null;
  return {
    title: formatMessage({ id: 'agency.advert.title' }),
    content: (
      <AdvertGaps
        listing={documentId ?? ''}
        labels={lawMissing ? lawMissing.split(', ') : []}
        rules={(lawRules ?? '').split(' ').flatMap((id) => findAdvertRule(id) ?? [])}
        isHeld={Boolean(heldBack)}
      />
    ),
  };
}

interface Gaps {
  listing: string;
  labels: string[];
  rules: AdvertRule[];
  isHeld: boolean;
}

function AdvertGaps({ listing: documentId, labels, rules, isHeld }: Gaps) {
  const { formatMessage } = useIntl();
  const facts = (
    <PanelLink to={legalPath(documentId)}>{formatMessage({ id: 'agency.legal' })}</PanelLink>
  );
  if (labels.length === 0) {
    return (
      <Flex direction="column" alignItems="flex-start" gap={2}>
        <Typography>{formatMessage({ id: 'agency.advert.complete' })}</Typography>
        {facts}
      </Flex>
    );
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={2} data-advert-gaps="">
      <Typography textColor="danger600" fontWeight="bold">
        {formatMessage({ id: isHeld ? 'agency.advert.held' : 'agency.advert.missing' })}
      </Typography>
      <ul>
        {labels.map((label) => (
          <li key={label}>
            <Typography>– {translateWord(label)}</Typography>
          </li>
        ))}
      </ul>
      <ul data-advert-rules="">
        {rules.map(({ id, source, note }) => (
          <li key={id}>
            <Typography variant="pi" textColor="neutral600">
              <a href={source.url} rel="noreferrer" target="_blank">
                {source.name}
              </a>
              {note && `: ${note}`}
            </Typography>
          </li>
        ))}
      </ul>
      <Typography variant="pi" textColor="neutral600">
        {formatMessage({ id: 'agency.advert.remedy' })}
      </Typography>
      {facts}
    </Flex>
  );
}

function GapsLink() {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  if (!pathname.endsWith(`/${listing}`)) return null;
  const isFiltered = search.includes('lawMissing');
  const words = isFiltered ? 'agency.adverts.all' : 'agency.adverts.incomplete';
  return (
    <LinkButton
      tag={Link}
      to={{ pathname, search: isFiltered ? '' : onlyGaps }}
      variant="tertiary"
      size="S"
    >
      {formatMessage({ id: words })}
    </LinkButton>
  );
}
