import { Button, Flex, Typography } from '@strapi/design-system';
import { getFetchClient, useAuth } from '@strapi/strapi/admin';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { DraftForm, StoredDraft } from '../../leads/drafts/drafts';
import { useDialogDraft } from '../parts/dialog';
import { makeKeeper, type Content } from './draft-keeper';

export interface Draft<Typed> {
  /** Earlier input; null without a draft. */
  found: Typed | null;
  /** Says since when there is a draft, and offers to start again; for the top of the form. */
  notice: ReactNode;
  keep(typed: Typed): void;
  /** Deletes the draft: what was typed has been sent. */
  discard(): void;
}

interface Props<Typed> {
  form: DraftForm;
  document: string;
  /** Returns a form with the draft as its first values. */
  children(draft: Draft<Typed>): ReactNode;
}

/** Gives a form in a dialog the draft of this colleague, and keeps what is typed as a new one. */
export function WithDraft<Typed extends object>({ form, document, children }: Props<Typed>) {
  const staff = useAuth('WithDraft', ({ user }) => user?.id);
  const keeper = useMemo(() => openKeeper(Number(staff), form, document), [staff, form, document]);
  const [loaded, setLoaded] = useState<{ draft: StoredDraft | null; turn: number } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void keeper.load().then((draft) => {
      if (isCurrent) setLoaded({ draft, turn: 0 });
    });
    return () => {
      isCurrent = false;
      keeper.flush();
    };
  }, [keeper]);
  const discard = useCallback(() => keeper.discard(), [keeper]);
  useDialogDraft(discard);
  if (!loaded) return null;
  const again = (): void => {
    keeper.discard();
    setLoaded({ draft: null, turn: loaded.turn + 1 });
  };
  return (
    <Form
      key={loaded.turn}
      draft={{
        found: loaded.draft?.content as Typed | null,
        notice: loaded.draft && <Notice savedAt={loaded.draft.savedAt} onAgain={again} />,
        keep: (typed) => keeper.keep(typed as Content),
        discard,
      }}
    >
      {children}
    </Form>
  );
}

function Form<Typed>({
  draft,
  children,
}: {
  draft: Draft<Typed>;
  children(draft: Draft<Typed>): ReactNode;
}) {
  return children(draft);
}

function Notice({ savedAt, onAgain }: { savedAt: string; onAgain(): void }) {
  const { formatMessage, formatDate } = useIntl();
  const moment = formatDate(savedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Flex gap={3} wrap="wrap" alignItems="center" data-draft="">
      <Typography textColor="neutral600">
        {formatMessage({ id: 'agency.draft.found' }, { moment })}
      </Typography>
      <Button variant="tertiary" size="S" onClick={onAgain}>
        {formatMessage({ id: 'agency.draft.again' })}
      </Button>
    </Flex>
  );
}

function openKeeper(staff: number, form: DraftForm, document: string) {
  const path = `/agency/drafts/${form}/${document}`;
  // Not `useWriteClient`: nothing else has to be reloaded after a draft.
  const { get, put, del } = getFetchClient();
  return makeKeeper({ staff, form, document }, window.localStorage, {
    read: async () => (await get<{ draft: StoredDraft | null }>(path)).data.draft,
    write: (content) => put(path, content),
    remove: () => del(path),
  });
}
