import { Button, Field, Flex, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { leadChannels } from '@agency/domain/lead-source';
import { languages } from '@agency/domain/languages';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Colleagues } from '../../leads/inbox/inbox-responses';
import { isDay } from '@agency/domain/day';
import { states } from '../parts/inbox-answers';
import { DayInput } from '../parts/day-input';
import { ListingCombobox } from '../parts/listing-combobox';
import { OnPhones, phone } from '../parts/on-phones';

/** On a phone all filters except the text are behind a button, so that leads come first. */
const Rest = styled.div<{ $isOpen: boolean }>`
  display: contents;

  ${phone} {
    display: ${({ $isOpen }) => ($isOpen ? 'contents' : 'none')};
  }
`;

/** On a phone the text field has the full width and the buttons are below it. */
const Filters = styled(Flex)`
  ${phone} {
    & > :first-child {
      width: 100%;
    }
  }
`;

export function LeadFilters({ people, isDue }: { people: Colleagues | null; isDue: boolean }) {
  const { formatMessage } = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const say = (id: string): string => formatMessage({ id });
  const set = (name: string, value: string): void => {
    setParameters(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        before.delete('page');
        return before;
      },
      { replace: true },
    );
  };
  const choose = (name: string, options: readonly (readonly [string, string])[]) => (
    <Field.Root name={name} width="16rem">
      <Field.Label>{say(`agency.filter.${name}`)}</Field.Label>
      <SingleSelect
        value={parameters.get(name) ?? ''}
        onChange={(value) => set(name, String(value))}
        onClear={() => set(name, '')}
        clearLabel={say('agency.filter.clear')}
        placeholder={say('agency.filter.any')}
      >
        {options.map(([value, label]) => (
          <SingleSelectOption key={value} value={value}>
            {label}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
  const write = (name: string, type: string, width: string) => (
    <Field.Root name={name} width={width}>
      <Field.Label>{say(`agency.filter.${name}`)}</Field.Label>
      <Field.Input
        key={parameters.get(name) ?? ''}
        type={type}
        defaultValue={parameters.get(name) ?? ''}
        onBlur={({ target }: { target: HTMLInputElement }) => set(name, target.value.trim())}
      />
    </Field.Root>
  );
  const pick = (name: string) => {
    const day = parameters.get(name) ?? '';
    return (
      <Field.Root name={name} width={{ initial: '19rem', large: '16rem' }}>
        <Field.Label>{say(`agency.filter.${name}`)}</Field.Label>
        <DayInput value={isDay(day) ? day : ''} onChange={(value) => set(name, value)} />
      </Field.Root>
    );
  };
  const colleagues = (people?.colleagues ?? []).filter(({ id }) => id !== people?.me);
  const isFiltered = [...parameters.keys()].some((name) => !['page', 'sort'].includes(name));
  const [isOpen, setOpen] = useState(false);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        (document.activeElement as HTMLElement | null)?.blur();
      }}
    >
      <Filters gap={3} wrap="wrap" alignItems="flex-end">
        {write('text', 'search', '22rem')}
        <OnPhones>
          <Button
            variant="tertiary"
            size="L"
            aria-expanded={isOpen}
            onClick={() => setOpen((before) => !before)}
          >
            {say('agency.filter.more')}
          </Button>
        </OnPhones>
        <Rest $isOpen={isOpen}>
          {choose(
            'state',
            states.map((state) => [state, say(`agency.state.${state}`)]),
          )}
          {choose('assignee', [
            ['me', say('agency.filter.me')],
            ['none', say('agency.filter.nobody')],
            ...colleagues.map(({ id, name }) => [String(id), name] as const),
          ])}
          {choose('unread', [['yes', say('agency.filter.onlyUnread')]])}
          {!isDue &&
            choose('follow', [
              ['due', say('agency.filter.due')],
              ['any', say('agency.filter.anyDay')],
            ])}
          <Field.Root name="listing" width="30rem">
            <Field.Label>{say('agency.filter.listing')}</Field.Label>
            <ListingCombobox
              value={parameters.get('listing') ?? ''}
              onChange={(chosen) => set('listing', chosen?.reference ?? '')}
            />
          </Field.Root>
          {choose(
            'language',
            languages.map((code) => [code, code.toUpperCase()]),
          )}
          {choose(
            'channel',
            leadChannels.map((channel) => [channel, say(`agency.channel.${channel}`)]),
          )}
          {pick('from')}
          {pick('to')}
        </Rest>
        {/* Enter in a field submits the form. */}
        <Button type="submit" variant="tertiary" size="L">
          {say('agency.filter.search')}
        </Button>
        {isFiltered && (
          <Button variant="ghost" size="L" onClick={() => setParameters({}, { replace: true })}>
            {say('agency.filter.none')}
          </Button>
        )}
      </Filters>
    </form>
  );
}
