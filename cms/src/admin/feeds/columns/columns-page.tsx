import { Button, Flex, Typography } from '@strapi/design-system';
import { Page, useNotification } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { TablePreview, TableSetup } from '../../../feeds/table-setup/table-setup';
import { useAnswer } from '../../parts/inbox-answers';
import { LeaveGuard } from '../../parts/leave-guard';
import { PanelLink } from '../../parts/panel-part';
import { describeFailure } from '../../parts/read-refusal';
import { ReadingPage } from '../../parts/reading-page';
import { useWriteClient } from '../../parts/use-write-client';
import { feedPath } from '../feed-path';
import { ColumnTable } from './column-table';
import { LayoutForm } from './layout-form';
import { PreviewCards } from './preview-cards';
import { SourceForm } from './source-form';
import { useFieldNames } from './use-field-names';
import { listMissing, ValueChoices } from './value-choices';

type Settings = TableSetup['settings'];

/** Matches the columns of a CSV, Excel or XML file to fields, and saves the match as the feed's. */
export function ColumnsPage({ feedKey }: { feedKey: string }) {
  const path = `/agency/feeds/${feedKey}/columns`;
  const { data: saved, failure } = useAnswer<Settings>(path);
  if (failure && !saved) return <Page.Error />;
  return saved ? (
    <ColumnsForm key={feedKey} path={path} feedKey={feedKey} saved={saved} />
  ) : (
    <Page.Loading />
  );
}

interface FormProps {
  path: string;
  feedKey: string;
  saved: Settings;
}

function ColumnsForm({ path, feedKey, saved }: FormProps) {
  const { formatMessage } = useIntl();
  const { nameField } = useFieldNames();
  const { post } = useWriteClient();
  const { toggleNotification } = useNotification();
  const [setup, setSetup] = useState<TableSetup | null>(null);
  const [settings, setSettings] = useState(saved);
  const [isTyped, setTyped] = useState(false);
  const [preview, setPreview] = useState<TablePreview | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id: `agency.columns.${id}` }, values);

  const send = async <Answer,>(name: string, body: object): Promise<Answer | null> => {
    setBusy(name);
    setProblem(null);
    try {
      return (await post<Answer>(`${path}/${name}`, body)).data;
    } catch (error) {
      setProblem(describeFailure(error, formatMessage));
      return null;
    } finally {
      setBusy(null);
    }
  };
  const read = async (draft: Settings, file?: File): Promise<void> => {
    const form = new FormData();
    form.set('settings', JSON.stringify(draft));
    if (file) form.set('file', file);
    const found = await send<TableSetup>('read', file ? form : { settings: draft });
    if (!found) return;
    setSetup(found);
    setSettings(found.settings);
    setPreview(null);
  };
  // The file of a match that was saved, or of an interrupted one; none yet is no failure.
  useEffect(() => {
    void read(saved).then(() => {
      if (saved.columns.length === 0) setProblem(null);
    });
  }, []);

  const change = (own: Partial<Settings>): void => {
    setSettings({ ...settings, ...own });
    setTyped(true);
    setPreview(null);
  };
  const changeColumn = (column: Settings['columns'][number]): void => {
    const found = setup?.columns.find((one) => one.column === column.column);
    const field = setup?.fields.find(({ to }) => to === column.to);
    // A field with choices starts with those that its values suggest.
    const suggested = Object.fromEntries(
      (found?.values ?? []).flatMap(({ value, choices }) =>
        choices[column.to] === undefined ? [] : [[value, choices[column.to] ?? '']],
      ),
    );
    const filled =
      field && field.choices.length > 0 && !column.values
        ? { ...column, values: suggested }
        : column;
    change({
      columns: settings.columns.map((one) => (one.column === column.column ? filled : one)),
    });
  };
  const show = async (): Promise<void> => setPreview(await send('preview', { settings }));
  const save = async (): Promise<void> => {
    if (!(await send('save', { settings }))) return;
    setTyped(false);
    toggleNotification({ type: 'success', message: say('saved') });
  };
  const missing = setup ? listMissing(settings) : [];
  const names = missing.map((to) => {
    const field = setup?.fields.find((one) => one.to === to);
    return field ? nameField(field) : to;
  });
  return (
    <ReadingPage
      title={say('title', { feed: feedKey })}
      subtitle={say('subtitle')}
      back={<PanelLink to={feedPath(feedKey)}>{feedKey}</PanelLink>}
    >
      <LeaveGuard isChanged={isTyped} />
      <SourceForm
        url={settings.url ?? ''}
        isBusy={busy === 'read'}
        file={setup?.file ?? null}
        readAddress={(url) => void read(withAddress(settings, url))}
        readFile={(file) => void read(withAddress(settings, ''), file)}
      />
      <div aria-live="polite">
        {problem && <Typography textColor="danger600">{problem}</Typography>}
      </div>
      {setup && (
        <>
          <LayoutForm
            setup={setup}
            settings={settings}
            change={change}
            reread={(layout) => void read({ ...settings, layout, columns: [] })}
          />
          <ColumnTable setup={setup} columns={settings.columns} change={changeColumn} />
          <ValueChoices
            setup={setup}
            settings={settings}
            change={change}
            changeColumn={changeColumn}
          />
          {names.length > 0 && (
            <Typography textColor="danger600" data-missing="">
              {say('missing', { fields: names.join(', ') })}
            </Typography>
          )}
          <Flex gap={3} wrap="wrap">
            <Button
              variant="secondary"
              loading={busy === 'preview'}
              disabled={missing.includes('ID')}
              onClick={() => void show()}
            >
              {say('show')}
            </Button>
            <Button loading={busy === 'save'} onClick={() => void save()}>
              {say('save')}
            </Button>
          </Flex>
          {preview && <PreviewCards preview={preview} />}
        </>
      )}
    </ReadingPage>
  );
}

/** A file comes from an address or is uploaded. */
function withAddress(settings: Settings, url: string): Settings {
  return { ...settings, url: url === '' ? undefined : url };
}
