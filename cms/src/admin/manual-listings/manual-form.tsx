import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { languages } from '@agency/domain/languages';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { OpenManual } from '../../listings/manual/list-manual';
import { formSections, isAsked } from '../../listings/manual/form-sections';
import type { ManualChoices } from '../../listings/manual/manual-choices';
import { Card } from '../parts/card';
import { useAnswer } from '../parts/inbox-answers';
import { LeaveGuard } from '../parts/leave-guard';
import { listingPath } from '../parts/listing-path';
import { PanelLink } from '../parts/panel-part';
import { describeFailure } from '../parts/read-refusal';
import { usePost } from '../parts/use-post';
import { CheckResult } from './check-result';
import { ConflictNotice } from './conflict-notice';
import { FactField, TextField, type FormProps } from './form-fields';
import { useFormStore, type FormStore, type Language } from './form-store';
import { LanguageTabs } from './language-tabs';
import { manualApi, manualPath } from './manual-path';
import { StateBadge } from './state-badge';
import { PictureList } from './picture-list';
import { VersionList } from './version-list';

/** The form of one listing that staff write. */
export function ManualForm({ id }: { id: string }) {
  const loaded = useAnswer<OpenManual>(manualApi(id));
  const choices = useAnswer<ManualChoices>('/agency/manual-choices');
  if (loaded.failure ?? choices.failure) return <Page.Error />;
  if (!loaded.data || !choices.data) return <Page.Loading />;
  return <Form loaded={loaded.data} choices={choices.data} />;
}

function Form({ loaded, choices }: { loaded: OpenManual; choices: ManualChoices }) {
  const { formatMessage } = useIntl();
  const store = useFormStore(loaded);
  const [language, setLanguage] = useState<Language>(languages[0]);
  const { open, content, check } = store;
  const say = (name: string): string => formatMessage({ id: `agency.manual.${name}` });
  const title =
    languages.map((code) => content.texts[code]?.Title).find(Boolean) ?? say('untitled');
  const props: FormProps = { store, choices, language };
  const show = (field: string, in_: string | null): void => {
    if (in_ !== null) setLanguage(in_ as Language);
    // After the tab of its language is open.
    requestAnimationFrame(() => focusField(field));
  };
  return (
    <>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle={<Subtitle store={store} />}
        navigationAction={<PanelLink to={manualPath()}>{say('back')}</PanelLink>}
        primaryAction={<Actions store={store} />}
      />
      <Layouts.Content>
        <Flex
          direction="column"
          alignItems="stretch"
          gap={5}
          paddingBottom={10}
          data-manual-form=""
        >
          <ConflictNotice store={store} choices={choices} />
          <div aria-live="polite">
            {check && <CheckResult check={check} choices={choices} onShow={show} />}
          </div>
          <SectionLinks />
          {formSections.map(({ name, facts, texts }) => (
            <div key={name} id={`section-${name}`} data-section={name}>
              <Card title={say(`section.${name}`)}>
                {name === 'pictures' && <PictureList store={store} />}
                <Grid>
                  {facts
                    .filter((field) => isAsked(field, content.facts))
                    .map((field) => (
                      <FactField key={`${field} ${store.turn}`} field={field} {...props} />
                    ))}
                </Grid>
                {texts.length > 0 && (
                  <LanguageTabs
                    name={name}
                    language={language}
                    written={content.texts}
                    onChange={setLanguage}
                  >
                    <Grid>
                      {texts.map((field) => (
                        <TextField
                          key={`${field} ${language} ${store.turn}`}
                          field={field}
                          {...props}
                        />
                      ))}
                    </Grid>
                  </LanguageTabs>
                )}
              </Card>
            </div>
          ))}
          {open.listing && (
            <Card title={say('beside')}>
              <Typography>{say('besideWhat')}</Typography>
              <PanelLink to={listingPath(open.listing)}>{say('besideOpen')}</PanelLink>
            </Card>
          )}
          <VersionList store={store} />
        </Flex>
      </Layouts.Content>
    </>
  );
}

function Grid({ children }: { children: React.ReactNode }) {
  const columns = 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))';
  return (
    <Box style={{ display: 'grid', gap: '1.6rem', gridTemplateColumns: columns }}>{children}</Box>
  );
}

function SectionLinks() {
  const { formatMessage } = useIntl();
  const go = (name: string): void => {
    const section = document.getElementById(`section-${name}`);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector<HTMLElement>('input, button, textarea')?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={formatMessage({ id: 'agency.manual.sections' })}>
      <Flex gap={2} wrap="wrap">
        {formSections.map(({ name }) => (
          <Button key={name} size="S" variant="tertiary" onClick={() => go(name)}>
            {formatMessage({ id: `agency.manual.section.${name}` })}
          </Button>
        ))}
      </Flex>
    </nav>
  );
}

function Subtitle({ store: { open, isChanged } }: { store: FormStore }) {
  const { formatMessage, formatDate } = useIntl();
  const saved = formatDate(open.savedAt, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Flex gap={3} wrap="wrap" alignItems="center">
      <StateBadge state={open.state} />
      <Typography textColor="neutral600" aria-live="polite" data-unsaved={isChanged}>
        {isChanged
          ? formatMessage({ id: 'agency.manual.unsaved' })
          : formatMessage(
              { id: 'agency.manual.saved' },
              { moment: saved, name: open.savedBy ?? '' },
            )}
      </Typography>
    </Flex>
  );
}

function Actions({ store }: { store: FormStore }) {
  const { formatMessage } = useIntl();
  const { toggleNotification } = useNotification();
  const post = usePost();
  const navigate = useNavigate();
  const [busy, setBusy] = useState('');
  const [isDeleted, setDeleted] = useState(false);
  const { open, isChanged } = store;
  const say = (name: string): string => formatMessage({ id: `agency.manual.${name}` });
  const run = async (name: string, work: () => Promise<string | null>): Promise<void> => {
    if (busy) return;
    setBusy(name);
    try {
      const done = await work();
      if (done) toggleNotification({ type: 'success', message: say(done) });
    } catch (error) {
      toggleNotification({ type: 'danger', message: describeFailure(error, formatMessage) });
    }
    setBusy('');
  };
  const save = (): Promise<void> =>
    run('save', async () => ((await store.send('')) ? 'done.save' : null));
  const publish = (): Promise<void> =>
    run('publish', async () => {
      const answer = await store.send('/publish');
      if (!answer) return null;
      if (answer.check?.problems.length) {
        toggleNotification({ type: 'warning', message: say('notPublished') });
        return null;
      }
      return answer.check?.isHeld ? 'done.held' : 'done.publish';
    });
  const remove = async (): Promise<void> => {
    if (!window.confirm(say('deleteSure'))) return;
    const { revision } = open;
    if (!(await post(`${manualApi(open.key)}/delete`, { revision }))) return;
    flushSync(() => setDeleted(true));
    navigate(manualPath());
  };
  useSaveKey(() => void save());
  const isShown = open.state === 'published' || open.state === 'changed';
  return (
    <Flex gap={2} wrap="wrap">
      <LeaveGuard isChanged={isChanged && !isDeleted} />
      {open.state === 'draft' && (
        <Button variant="danger-light" onClick={() => void remove()}>
          {say('delete')}
        </Button>
      )}
      {isShown && (
        <Button
          variant="danger-light"
          loading={busy === 'withdraw'}
          onClick={() =>
            void run('withdraw', async () =>
              (await store.send('/withdraw')) ? 'done.withdraw' : null,
            )
          }
        >
          {say('withdraw')}
        </Button>
      )}
      <Button
        variant="tertiary"
        loading={busy === 'check'}
        onClick={() =>
          void run('check', async () => {
            await store.runCheck();
            return null;
          })
        }
      >
        {say('check')}
      </Button>
      <Button
        variant="secondary"
        disabled={!isChanged}
        loading={busy === 'save'}
        onClick={() => void save()}
      >
        {say('save')}
      </Button>
      <Button
        disabled={open.state === 'published' && !isChanged}
        loading={busy === 'publish'}
        onClick={() => void publish()}
      >
        {say('publish')}
      </Button>
    </Flex>
  );
}

/** Saves with Ctrl+S or Cmd+S. */
function useSaveKey(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function focusField(field: string): void {
  const found = document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  found?.scrollIntoView({ block: 'center' });
  found?.querySelector<HTMLElement>('input, textarea, [role="combobox"], button')?.focus({
    preventScroll: true,
  });
}
