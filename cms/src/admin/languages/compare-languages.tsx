import { Flex, Typography } from '@strapi/design-system';
import { useForm, type StrapiApp } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { PageLanguage } from '../../content/languages/language-handlers';
import { useAnswer } from '../parts/inbox-answers';
import { nameGap } from './name-gap';
import { warnInDialog, type DialogAction } from './warn-in-dialog';
import { listGaps, type PageForm, type SavedRelations } from './list-gaps';
import { findContentManager } from '../parts/content-manager';
import { useFormLocale } from '../parts/use-form-locale';

interface OpenDocument {
  model: string;
  documentId?: string;
  document?: SavedRelations;
}

interface Action extends DialogAction {
  disabled?: boolean;
  onClick?(event: unknown): unknown;
}

interface DocumentAction {
  (props: OpenDocument): Action | null;
  type?: string;
  position?: unknown;
}

const page = 'api::page.page';

/**
 * Shows next to a page what it lacks compared with its other languages, and asks before
 * publishing. Call it while bootstrapping.
 */
export function compareLanguages(app: StrapiApp): void {
  const { apis } = findContentManager(app);
  apis.addEditViewSidePanel([LanguagesPanel]);
  apis.addDocumentAction((actions: DocumentAction[]) =>
    actions.map((action) =>
      action.type === 'publish' ? confirmFirst(action) : warnInDialog(action),
    ),
  );
  apis.addBulkAction((actions: DocumentAction[]) => actions.map((action) => warnInDialog(action)));
}

function LanguagesPanel({ model, documentId, document }: OpenDocument) {
  const { formatMessage } = useIntl();
  const lines = useGapLines({ model, documentId, document });
  if (!lines || lines.length === 0) return null;
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
    const known = useGapLines(props);
    const lines = known ?? [];
    const question = [...lines, formatMessage({ id: 'agency.gaps.question' })].join('\n');
    const mustAsk = lines.length > 0 && !action?.disabled;
    useEffect(() => {
      if (!mustAsk) return;
      // Strapi publishes on these keys without a click on the button.
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
    // Disabled until loaded, so that the question is not skipped.
    if (action && !known) return { ...action, disabled: true };
    if (!action || !mustAsk) return action;
    return {
      ...action,
      // True prevents Strapi's own dialog.
      onClick: (event) => !window.confirm(question) || action.onClick?.(event),
    };
  };
  return Object.assign(AskBefore, { type: Publish.type, position: Publish.position });
}

/**
 * Returns a line for each missing part of a page, an empty list for other types; null while
 * loading.
 */
function useGapLines({ model, documentId, document }: OpenDocument): string[] | null {
  const intl = useIntl();
  const locale = useFormLocale() ?? 'nl';
  const form = useForm('CompareLanguages', ({ values }) => values as PageForm);
  const isAsked = model === page && documentId !== undefined && documentId !== 'create';
  const { data, failure } = useAnswer<PageLanguage[]>(
    isAsked ? `/agency/pages/${documentId}/languages` : '',
  );
  if (!isAsked || failure) return [];
  if (!data) return null;
  const others = data.filter((language) => language.locale !== locale);
  return listGaps(form, document ?? {}, others).map((gap) => nameGap(intl, gap, locale));
}
