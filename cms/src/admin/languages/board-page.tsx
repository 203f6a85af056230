import { Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { languages } from '@agency/domain/languages';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { BoardRow, BoardCell } from '../../content/languages/list-board';
import { useAnswer } from '../parts/inbox-answers';
import { Choice } from './choice';
import { BoardTable } from './board-table';

/** Pages, blocks and articles by language; the filters are stored in the URL. */
export function BoardPage() {
  const { formatMessage, formatDisplayName } = useIntl();
  const [search, setSearch] = useSearchParams();
  const { data, failure } = useAnswer<BoardRow[]>('/agency/languages');
  const say = (id: string, values?: Record<string, number>): string =>
    formatMessage({ id }, values);
  const [type, state, language] = ['type', 'state', 'language'].map(
    (name) => search.get(name) ?? '',
  );
  const choose = (name: string) => (value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true });
  };
  const shown = languages.filter((code) => !language || code === language);
  const rows = (data ?? []).filter(
    (row) =>
      (!type || row.model === type) &&
      (!state || shown.some((code) => matchesState(row.cells[code], state))),
  );
  const types = [...new Set((data ?? []).map(({ model }) => model))];
  const title = say('agency.board');
  return (
    <Layouts.Root>
      <Page.Title>{title}</Page.Title>
      <Page.Main>
        <Layouts.Header title={title} subtitle={say('agency.board.subtitle')} />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={5} paddingBottom={8}>
            <Flex gap={3} wrap="wrap" alignItems="flex-end">
              <Choice
                label={say('agency.board.type')}
                value={type ?? ''}
                options={types.map((model) => [model, say(`agency.type.${model}`)])}
                onChange={choose('type')}
              />
              <Choice
                label={say('agency.board.state')}
                value={state ?? ''}
                options={boardStates.map((name) => [name, say(`agency.board.${name}`)])}
                onChange={choose('state')}
              />
              <Choice
                label={say('agency.filter.language')}
                value={language ?? ''}
                options={languages.map((code) => [
                  code,
                  formatDisplayName(code, { type: 'language' }) ?? code,
                ])}
                onChange={choose('language')}
              />
              <Typography textColor="neutral600" aria-live="polite">
                {data ? say('agency.board.total', { count: rows.length }) : ''}
              </Typography>
            </Flex>
            {failure && <Typography textColor="danger600">{say(failure)}</Typography>}
            {rows.length > 0 && <BoardTable rows={rows} languages={shown} />}
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </Layouts.Root>
  );
}

/** Filter options; `outdated` can be combined with any state. */
const boardStates = ['missing', 'draft', 'published', 'changed', 'outdated'];

/** Reports whether a document has this state in a language. */
function matchesState({ state, isOutdated }: BoardCell, wanted: string): boolean {
  return wanted === 'outdated' ? isOutdated : state === wanted;
}
