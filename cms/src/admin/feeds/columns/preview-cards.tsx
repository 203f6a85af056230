import { Badge, Box, Flex, Grid, Typography } from '@strapi/design-system';
import { languageNames } from '@agency/domain/languages';
import { useIntl } from 'react-intl';
import type { PreviewCard, TablePreview } from '../../../feeds/table-setup/table-setup';
import { Card } from '../../parts/card';
import { translateWord } from '../../translate-fields/translate-fields';
import { RunCounts, RunFindings } from '../last-run';
import { useFieldNames } from './use-field-names';

/** The first homes as the site would show them, and what was not understood. */
export function PreviewCards({ preview: { cards, report } }: { preview: TablePreview }) {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id: `agency.columns.${id}` });
  return (
    <Card title={say('preview')}>
      {report.outcome === 'done' ? (
        <RunCounts run={report} />
      ) : (
        <Typography textColor="danger600">{report.message}</Typography>
      )}
      <RunFindings run={report} />
      {cards.length === 0 && <Typography>{say('noCards')}</Typography>}
      <Grid.Root gap={4}>
        {cards.map((card) => (
          <Grid.Item key={card.id} col={6} s={12} alignItems="stretch">
            <Home card={card} />
          </Grid.Item>
        ))}
      </Grid.Root>
    </Card>
  );
}

function Home({ card }: { card: PreviewCard }) {
  const { formatMessage, formatNumber } = useIntl();
  const { nameChoice } = useFieldNames();
  const say = (id: string, values?: Record<string, string | number>): string =>
    formatMessage({ id: `agency.columns.${id}` }, values);
  const offer = { sold: 'sold', rented: 'rented' }[card.availability] ?? card.goal;
  const [first] = card.texts;
  const price =
    card.price === null
      ? say('noPrice')
      : formatNumber(card.price, { style: 'currency', currency: 'EUR', maximumFractionDigits: 2 });
  return (
    <Box
      tag="article"
      background="neutral100"
      hasRadius
      padding={4}
      width="100%"
      data-card={card.id}
      style={{ overflowWrap: 'anywhere' }}
    >
      <Flex direction="column" alignItems="stretch" gap={2}>
        <Flex gap={2} wrap="wrap">
          <Badge>{nameChoice('Offer', offer)}</Badge>
          {card.availability === 'option' && <Badge>{nameChoice('Status', 'option')}</Badge>}
          <Typography textColor="neutral600">{card.reference}</Typography>
        </Flex>
        <Typography tag="h3" variant="delta">
          {first?.title || card.types.join(', ')}
        </Typography>
        <Typography fontWeight="bold">{price}</Typography>
        <Typography>
          {[card.types.join(', '), card.street ?? say('hidden'), card.city]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {card.texts.map(({ language, title, isTitleMade, text }) => (
          <Typography key={language} tag="div">
            <strong>{languageNames[language]}</strong>:{' '}
            {isTitleMade ? say('titleMade', { title }) : title}
            {text && <div>{text}</div>}
          </Typography>
        ))}
        <Typography textColor="neutral600">
          {say('pictures', { count: card.pictures.length })}
        </Typography>
        <details>
          <summary>
            <Typography>{say('facts', { count: card.facts.length })}</Typography>
          </summary>
          {card.facts.map((fact) => (
            <Typography key={fact.label} tag="div">
              {translateWord(fact.label)}: <FactValue {...fact} />
            </Typography>
          ))}
        </details>
      </Flex>
    </Box>
  );
}

function FactValue({ kind, value }: PreviewCard['facts'][number]) {
  const { formatDate, formatNumber } = useIntl();
  const { nameChoice } = useFieldNames();
  if (typeof value === 'boolean') return nameChoice('flag', String(value));
  if (kind === 'date') {
    return formatDate(String(value), { dateStyle: 'medium', timeZone: 'Europe/Brussels' });
  }
  if (typeof value !== 'number') return value;
  if (kind === 'money') {
    return formatNumber(value, { style: 'currency', currency: 'EUR', maximumFractionDigits: 2 });
  }
  // A year has no groups.
  return formatNumber(value, { useGrouping: Math.abs(value) >= 10_000 });
}
