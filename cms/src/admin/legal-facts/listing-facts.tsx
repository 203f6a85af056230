import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type {
  LegalFactAnswer,
  ListingLegalFacts,
} from '../../listings/legal-facts/list-legal-facts';
import { Card } from '../parts/card';
import { DayInput } from '../parts/day-input';
import { useAnswer } from '../parts/inbox-answers';
import { listingPath } from '../parts/listing-path';
import { LeaveGuard } from '../parts/leave-guard';
import { ListingValueInput } from '../parts/listing-value-input';
import { PanelLink } from '../parts/panel-part';
import { ReadingPage } from '../parts/reading-page';
import { usePost } from '../parts/use-post';
import { translateWord } from '../translate-fields/translate-fields';
import { legalPath } from './legal-path';

/** The legal facts of one listing: what the import says, and what staff wrote. */
export function ListingFacts({ listing }: { listing: string }) {
  const { formatMessage } = useIntl();
  const path = `/agency/listings/${listing}/legal-facts`;
  const { data, failure, reload } = useAnswer<ListingLegalFacts>(path);
  const [typed, setTyped] = useState<readonly string[]>([]);
  const note = useCallback(
    (attribute: string, isTyped: boolean) =>
      setTyped((before) => [
        ...before.filter((one) => one !== attribute),
        ...(isTyped ? [attribute] : []),
      ]),
    [],
  );
  if (failure && !data) return <Page.Error />;
  if (!data) return <Page.Loading />;
  const say = (id: string): string => formatMessage({ id: `agency.legal.${id}` });
  const missing = data.facts.filter(({ isMissing }) => isMissing).length;
  return (
    <ReadingPage
      title={data.name || data.reference}
      subtitle={formatMessage({ id: 'agency.legal.count' }, { count: missing })}
      back={<PanelLink to={legalPath()}>{formatMessage({ id: 'agency.legal' })}</PanelLink>}
      action={<PanelLink to={listingPath(listing)}>{say('open')}</PanelLink>}
    >
      <LeaveGuard isChanged={typed.length > 0} />
      <Card title={formatMessage({ id: 'agency.legal' })}>
        <Typography textColor="neutral600">{say('what')}</Typography>
        {data.facts.map((fact) => (
          <Fact
            key={`${fact.attribute} ${fact.own?.savedAt ?? ''}`}
            listing={listing}
            fact={fact}
            onSaved={reload}
            onTyped={note}
          />
        ))}
      </Card>
    </ReadingPage>
  );
}

interface FactProps {
  listing: string;
  fact: LegalFactAnswer;
  onSaved(): void;
  onTyped(attribute: string, isTyped: boolean): void;
}

function Fact({ listing, fact, onSaved, onTyped }: FactProps) {
  const { formatMessage, formatDate } = useIntl();
  const post = usePost();
  const { attribute, source, label, imported, own, isMissing } = fact;
  const show = useValueWords(fact);
  const [value, setValue] = useState(own?.value);
  const [until, setUntil] = useState(own?.until ?? '');
  const say = (id: string): string => formatMessage({ id: `agency.legal.${id}` });
  const name = translateWord(label);
  const isFilled = value !== undefined && value !== '';
  const isChanged = value !== own?.value || until !== (own?.until ?? '');
  const isTyped = isFilled && isChanged;
  useEffect(() => {
    onTyped(attribute, isTyped);
    return () => onTyped(attribute, false);
  }, [attribute, isTyped, onTyped]);
  const save = async (change: object | null): Promise<void> => {
    const facts = { [attribute]: change };
    if (await post('/agency/legal-facts', { listings: [listing], facts })) onSaved();
  };
  return (
    <Box
      padding={4}
      borderColor={isMissing ? 'danger600' : 'neutral200'}
      hasRadius
      data-legal-fact={attribute}
    >
      <Flex gap={4} wrap="wrap" alignItems="flex-end">
        <Box flex="1 1 24rem" minWidth={0}>
          <Field.Root
            name={attribute}
            data-field={source}
            hint={`${formatMessage({ id: 'agency.correction.import' })} ${imported === null ? '–' : show(imported)}`}
            error={isMissing ? say('isMissing') : undefined}
          >
            <Field.Label>{name}</Field.Label>
            <ListingValueInput
              field={source}
              value={value}
              onChange={(next) => setValue(next ?? undefined)}
            />
            <Field.Hint />
            <Field.Error />
          </Field.Root>
        </Box>
        <Field.Root name={`${attribute}-until`} width="19rem">
          <Field.Label>{formatMessage({ id: 'agency.correction.untilDay' })}</Field.Label>
          <DayInput value={until} onChange={setUntil} />
        </Field.Root>
        <Button
          variant="secondary"
          disabled={!isTyped}
          aria-label={`${formatMessage({ id: 'agency.correction.save' })}: ${name}`}
          onClick={() => void save({ value, until: until || null })}
        >
          {formatMessage({ id: 'agency.correction.save' })}
        </Button>
        {own && (
          <Button
            variant="tertiary"
            aria-label={`${formatMessage({ id: 'agency.correction.withdraw' })}: ${name}`}
            onClick={() => void save(null)}
          >
            {formatMessage({ id: 'agency.correction.withdraw' })}
          </Button>
        )}
      </Flex>
      {own && (
        <Typography variant="pi" textColor={own.isOver ? 'danger600' : 'neutral600'}>
          {`${own.savedBy ?? ''} ${formatDate(own.savedAt, { dateStyle: 'short', timeStyle: 'short' })}`}
          {own.isOver && ` · ${formatMessage({ id: 'agency.correction.over' })}`}
        </Typography>
      )}
    </Box>
  );
}

/** Returns a function that writes a stored value as staff read it. */
function useValueWords({
  kind,
  source,
}: LegalFactAnswer): (value: string | number | boolean) => string {
  const { formatDate, formatMessage, formatNumber } = useIntl();
  return (value) => {
    if (typeof value === 'boolean') {
      return formatMessage({ id: `agency.manual.${value ? 'yes' : 'no'}` });
    }
    if (typeof value === 'number')
      return formatNumber(value, { useGrouping: !/year/i.test(source) });
    return kind === 'date'
      ? formatDate(`${value}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' })
      : value;
  };
}
