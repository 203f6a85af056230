import { Flex, Typography } from '@strapi/design-system';
import { useForm, type StrapiApp } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { PageLanguage } from '../../content/languages/register-page-languages';
import { useAnswer } from '../inbox/inbox-answers';
import { nameGap } from './name-gap';
import { warnInDialog, type DialogAction } from './warn-in-dialog';
import { listGaps, type PageForm, type SavedRelations } from './list-gaps';

interface OpenDocument {
  model: string;
  documentId?: string;
  document?: SavedRelations;
}

interface Action extends DialogAction {
  disabled?: boolean;
  onClick?(event: unknown): unknown;
}

/** A button of the content manager: what it is depends on the document it stands beside. */
interface DocumentAction {
  (props: OpenDocument): Action | null;
  type?: string;
  position?: unknown;
}

interface ContentManager {
  apis: {
    addEditViewSidePanel(panels: unknown[]): void;
    addDocumentAction(change: (actions: DocumentAction[]) => DocumentAction[]): void;
    addBulkAction(change: (actions: DocumentAction[]) => DocumentAction[]): void;
  };
}

const page = 'api::page.page';

/**
 * Tells beside a page what it lacks compared with its other languages, and asks before it is
 * published without (EDIT-2). Call it while bootstrapping.
 */
export function compareLanguages(app: StrapiApp): void {
  const { apis } = app.getPlugin('content-manager') as unknown as ContentManager;
  apis.addEditViewSidePanel([LanguagesPanel]);
  apis.addDocumentAction((actions) =>
    actions.map((action) =>
      action.type === 'publish' ? confirmFirst(action) : warnInDialog(action),
    ),
  );
  apis.addBulkAction((actions) => actions.map((action) => warnInDialog(action)));
}

function LanguagesPanel({ model, documentId, document }: OpenDocument) {
  const { formatMessage } = useIntl();
  const lines = useGapLines({ model, documentId, document });
  if (lines.length === 0) return null;
  return {
    title: formatMessage({ id: 'agency.gaps.title' }),
    content: (
      <Flex direction="column" alignItems="flex-start" gap={2} data-language-gaps="">
        {lines.map((line) => (
          <Typography key={line} textColor="danger600">
            {line}
          </Typography>
        ))}
        <Typography variant="pi" textColor="neutral600">
          {formatMessage({ id: 'agency.gaps.remedy' })}
        </Typography>
      </Flex>
    ),
  };
}

function confirmFirst(Publish: DocumentAction): DocumentAction {
  const AskBefore: DocumentAction = (props) => {
    const { formatMessage } = useIntl();
    const action = Publish(props);
    const lines = useGapLines(props);
    const question = [...lines, formatMessage({ id: 'agency.gaps.question' })].join('\n');
    const mustAsk = lines.length > 0 && !action?.disabled;
    useEffect(() => {
      if (!mustAsk) return;
      // Strapi publishes on these keys without a press on the button.
      const ask = (event: KeyboardEvent): void => {
        const isPublish =
          event.key === 'Enter' && event.shiftKey && (event.ctrlKey || event.metaKey);
        if (!isPublish || window.confirm(question)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      window.addEventListener('keydown', ask, true);
      return () => window.removeEventListener('keydown', ask, true);
    }, [mustAsk, question]);
    if (!action || !mustAsk) return action;
    return {
      ...action,
      // True: Strapi shows no dialog of its own.
      onClick: (event) => !window.confirm(question) || action.onClick?.(event),
    };
  };
  return Object.assign(AskBefore, { type: Publish.type, position: Publish.position });
}

/** A line for each thing the page lacks in its language; none for other types. */
function useGapLines({ model, documentId, document }: OpenDocument): string[] {
  const intl = useIntl();
  const { search } = useLocation();
  const form = useForm('CompareLanguages', ({ values }) => values as PageForm);
  const isAsked = model === page && documentId !== undefined && documentId !== 'create';
  const { data } = useAnswer<PageLanguage[]>(
    isAsked ? `/agency/pages/${documentId}/languages` : '',
  );
  const locale = new URLSearchParams(search).get('plugins[i18n][locale]') ?? 'nl';
  if (!isAsked || !data) return [];
  const others = data.filter((language) => language.locale !== locale);
  return listGaps(form, document ?? {}, others).map((gap) => nameGap(intl, gap, locale));
}
