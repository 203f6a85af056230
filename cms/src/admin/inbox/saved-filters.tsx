import { Button, Field, Flex, IconButton, LinkButton } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import type { SavedFilter } from '../../leads/inbox/inbox-responses';
import { useAnswer } from '../parts/inbox-answers';
import { usePost } from '../parts/use-post';
import { useRemove } from '../parts/use-remove';

export function SavedFilters({ inbox }: { inbox: string | null }) {
  const { formatMessage } = useIntl();
  const post = usePost();
  const [parameters] = useSearchParams();
  const { data: filters, reload } = useAnswer<SavedFilter[]>('/agency/inbox/filters');
  const remove = useRemove(reload);
  const [name, setName] = useState<string | null>(null);
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id }, values);
  const kept = new URLSearchParams(parameters);
  for (const passing of ['page', 'pageSize']) kept.delete(passing);
  const query = `${inbox ?? ''}?${kept}`;
  const save = async (): Promise<void> => {
    if (!(await post('/agency/inbox/filters', { name, query }))) return;
    setName(null);
    reload();
  };
  const isFiltered = [...kept.keys()].some((key) => key !== 'sort');
  if (!filters?.length && !isFiltered) return null;
  return (
    <Flex gap={2} wrap="wrap" data-saved-filters="">
      {filters?.map((filter) => (
        <Flex key={filter.id}>
          <LinkButton
            tag={Link}
            to={`/inbox/${filter.query}`}
            variant={filter.query === query ? 'default' : 'tertiary'}
            size="S"
          >
            {filter.name}
          </LinkButton>
          <IconButton
            variant="ghost"
            label={say('agency.filters.remove', { name: filter.name })}
            onClick={() => void remove(`/agency/inbox/filters/${filter.id}`)}
          >
            <Cross />
          </IconButton>
        </Flex>
      ))}
      {isFiltered && name === null && (
        <Button variant="ghost" size="S" onClick={() => setName('')}>
          {say('agency.filters.save')}
        </Button>
      )}
      {name !== null && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <Flex gap={2} alignItems="flex-end">
            <Field.Root name="filterName">
              <Field.Label>{say('agency.filters.name')}</Field.Label>
              <Field.Input
                value={name}
                maxLength={60}
                onChange={(event: { target: HTMLInputElement }) => setName(event.target.value)}
              />
            </Field.Root>
            <Button type="submit" size="L" disabled={name.trim() === ''}>
              {say('agency.filters.save')}
            </Button>
          </Flex>
        </form>
      )}
    </Flex>
  );
}
