import { Flex, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PageLanguage } from '../../content/languages/language-handlers';
import { DraftBlocks } from '../page-builder/draft-blocks';
import { useAnswer } from '../parts/inbox-answers';
import { listSavedGaps } from './list-gaps';
import { nameGap } from './name-gap';
import { useFormLocale } from '../parts/use-form-locale';

type Content = ReactNode | ((inner: object) => ReactNode);

/** An action that opens a dialog; Strapi's bulk publishing is a modal. */
export interface DialogAction {
  actionType?: string;
  variant?: string;
  dialog?: { type?: string; content?: Content };
}

interface Chosen {
  model: string;
  documentId?: string;
  /** In a list; a form has a single document. */
  documents?: { documentId: string }[];
}

type Action<Props, Result> = ((props: Props) => Result) & { type?: string; position?: unknown };

const page = 'api::page.page';

/**
 * Adds gaps compared with other languages to the dialog that publishes several pages, or several
 * languages of a page. Other actions are unchanged.
 */
export function warnInDialog<Props extends Chosen, Result extends DialogAction | null>(
  Publish: Action<Props, Result>,
): Action<Props, Result> {
  const Warn = (props: Props): Result => {
    const action = Publish(props);
    const { model, documentId, documents } = props;
    if (!action || model !== page || !publishesSeveral(action)) return action;
    const ids = documents?.map((document) => document.documentId) ?? [documentId ?? ''];
    const content = (inner: object): ReactNode => (
      <>
        <Gaps documentIds={ids} isEveryLanguage={!documents} />
        {!documents && documentId && <DraftBlocks documentId={documentId} />}
        {draw(action.dialog?.content, inner)}
      </>
    );
    return { ...action, dialog: { ...action.dialog, content } };
  };
  return Object.assign(Warn, { type: Publish.type, position: Publish.position });
}

/**
 * In a list it has an action type; the one that i18n adds to a form has none, and its
 * counterpart has the danger variant.
 */
function publishesSeveral({ actionType, variant, dialog }: DialogAction): boolean {
  return dialog?.type === 'modal' && (actionType === 'publish' || variant === 'secondary');
}

function draw(content: Content, inner: object): ReactNode {
  return typeof content === 'function' ? content(inner) : content;
}

function Gaps({
  documentIds,
  isEveryLanguage,
}: {
  documentIds: string[];
  isEveryLanguage: boolean;
}) {
  const intl = useIntl();
  const shown = useFormLocale() ?? 'nl';
  const { data } = useAnswer<PageLanguage[]>(`/agency/pages/${documentIds.join(',')}/languages`);
  if (!data) return null;
  const locales = isEveryLanguage ? data.map(({ locale }) => locale) : [shown];
  const found = listSavedGaps(data, locales);
  if (found.length === 0) return null;
  return (
    <Flex
      direction="column"
      alignItems="flex-start"
      gap={2}
      paddingTop={4}
      paddingLeft={8}
      paddingRight={8}
      data-language-gaps=""
    >
      {found.map(({ page: { documentId, locale, title }, gaps }) => (
        <Typography key={`${documentId} ${locale}`} textColor="danger600">
          {[`${title ?? ''}:`, ...gaps.map((gap) => nameGap(intl, gap, locale))].join(' ')}
        </Typography>
      ))}
      <Typography variant="pi" textColor="neutral600">
        {intl.formatMessage({ id: 'agency.gaps.remedy' })}
      </Typography>
    </Flex>
  );
}
