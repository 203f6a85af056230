import { Flex, IconButton, Tooltip, Typography } from '@strapi/design-system';
import { ArrowDown, ArrowUp, EyeStriked } from '@strapi/icons';
import { useForm, type StrapiApp } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { findContentManager } from '../parts/content-manager';
import { useAnswer } from '../parts/inbox-answers';
import { useFormLocale } from '../parts/use-form-locale';
import { findPlace, listLevel, type MenuPage } from './menu-order';

const uid = 'api::page.page';
const pages = `/content-manager/collection-types/${uid}`;

interface OpenDocument {
  model: string;
  documentId?: string;
  document?: { updatedAt?: string };
}

/** Shows the position of a page in the menu, and moves it. Call it while bootstrapping. */
export function showMenuOrder(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  apis.addEditViewSidePanel([MenuPanel]);
}

function MenuPanel({ model, documentId, document }: OpenDocument) {
  const { formatMessage } = useIntl();
  const locale = useFormLocale() ?? 'nl';
  if (model !== uid || !documentId || documentId === 'create') return null;
  return {
    title: formatMessage({ id: 'agency.menu.title' }),
    content: <Level documentId={documentId} locale={locale} saved={document?.updatedAt ?? ''} />,
  };
}

function Level({
  documentId,
  locale,
  saved,
}: {
  documentId: string;
  locale: string;
  saved: string;
}) {
  const { formatMessage } = useIntl();
  const sort = useForm('MenuOrder', ({ values }) => Number((values as { sort?: number }).sort));
  const onChange = useForm('MenuOrder', (state) => state.onChange);
  const { data } = useAnswer<{ results: MenuPage[] }>(
    `${pages}?locale=${locale}&pageSize=100&sort=sort:ASC&saved=${encodeURIComponent(saved)}`,
  );
  const level = listLevel(data?.results ?? [], documentId, sort);
  const say = (id: string, name = ''): string =>
    formatMessage({ id: `agency.menu.${id}` }, { name });
  if (level.length === 0) return null;
  const step = (title: string, by: -1 | 1) => {
    const place = findPlace(level, documentId, by);
    return (
      <IconButton
        label={say(by < 0 ? 'up' : 'down', title)}
        variant="ghost"
        aria-disabled={place === null}
        style={place === null ? { opacity: 0.4 } : undefined}
        onClick={() => place !== null && onChange('sort', place)}
      >
        {by < 0 ? <ArrowUp /> : <ArrowDown />}
      </IconButton>
    );
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%" data-menu-order="">
      <ol>
        {level.map(({ documentId: id, title, showInMenu }) => (
          <Flex key={id} tag="li" gap={2} minHeight="3.2rem" data-page={id}>
            <Typography
              fontWeight={id === documentId ? 'bold' : 'regular'}
              textColor={showInMenu ? 'neutral800' : 'neutral600'}
              style={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {title}
            </Typography>
            {!showInMenu && (
              <Tooltip label={say('left')}>
                <Flex color="neutral600" role="img" aria-label={say('left')}>
                  <EyeStriked />
                </Flex>
              </Tooltip>
            )}
            {id === documentId && (
              <>
                {step(title, -1)}
                {step(title, 1)}
              </>
            )}
          </Flex>
        ))}
      </ol>
      <Typography variant="pi" textColor="neutral600">
        {say('hint')}
      </Typography>
    </Flex>
  );
}
