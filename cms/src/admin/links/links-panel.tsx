import { Flex, Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import type { LinkAnswer } from '../../content/links/link-handlers';
import { publishedTypes } from '../../content/versions/editorial-types';
import { findContentManager } from '../parts/content-manager';
import { useAnswer } from '../parts/inbox-answers';
import { Part } from '../parts/panel-part';
import { useFormLocale } from '../parts/use-form-locale';
import { translateWord } from '../translate-fields/translate-fields';

interface OpenDocument {
  model: string;
  documentId?: string;
  document?: { documentId?: string; updatedAt?: string };
}

export function showLinks(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  apis.addEditViewSidePanel([LinksPanel]);
}

function LinksPanel({ model, documentId, document }: OpenDocument) {
  const { formatMessage, locale: reader } = useIntl();
  const locale = useFormLocale() ?? '';
  const id = documentId ?? document?.documentId;
  const isAsked = publishedTypes.includes(model) && id && id !== 'create';
  const query = new URLSearchParams({ locale, reader, saved: document?.updatedAt ?? '' });
  const { data } = useAnswer<LinkAnswer[]>(
    isAsked ? `/agency/links/${model}/${id}?${query.toString()}` : '',
  );
  if (!isAsked || !data || data.length === 0) return null;
  return {
    title: formatMessage({ id: 'agency.links.title' }),
    content: <Links links={data} />,
  };
}

function Links({ links }: { links: readonly LinkAnswer[] }) {
  const { formatMessage } = useIntl();
  const groups = [
    ['refused', 'danger600', links.filter(({ isRefused }) => isRefused)],
    ['warned', 'warning700', links.filter(({ isRefused }) => !isRefused)],
  ] as const;
  return (
    <Flex direction="column" alignItems="flex-start" gap={4} data-links="">
      {groups
        .filter(([, , found]) => found.length > 0)
        .map(([name, color, found]) => (
          <Part key={name} title={formatMessage({ id: `agency.links.${name}` })}>
            <ul>
              {found.map(({ label, sentence }, index) => (
                <Typography
                  key={index}
                  tag="li"
                  textColor={color}
                  style={{ overflowWrap: 'anywhere' }}
                >
                  {`${translateWord(label)}: ${sentence}`}
                </Typography>
              ))}
            </ul>
          </Part>
        ))}
      <Typography variant="pi" textColor="neutral600">
        {formatMessage({ id: 'agency.links.saved' })}
      </Typography>
    </Flex>
  );
}
