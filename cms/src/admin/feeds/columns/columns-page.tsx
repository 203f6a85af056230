import { Button, Flex, LinkButton, Typography } from '@strapi/design-system';
import { Page } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { TablePreview, TableSetup } from '../../../feeds/table-setup/table-setup';
import { useAnswer } from '../../parts/inbox-answers';
import { LeaveGuard } from '../../parts/leave-guard';
import { PanelLink } from '../../parts/panel-part';
import { ProblemBox } from '../../parts/problem-box';
import { describeFailure } from '../../parts/read-refusal';
import { ReadingPage } from '../../parts/reading-page';
import { useWriteClient } from '../../parts/use-write-client';
import { feedPath } from '../feed-path';
import { UnknownFeed } from '../unknown-feed';
import { ColumnTable } from './column-table';
import { LayoutForm } from './layout-form';
import { PreviewCards } from './preview-cards';
import { SourceForm } from './source-form';
import { useFieldNames } from './use-field-names';
import { EveryHome, listMissing, ValueChoices } from './value-choices';

type Settings = TableSetup['settings'];

/** Matches the columns of a CSV, Excel or XML file to fields, and saves the match as the feed's. */
export function ColumnsPage({ feedKey, name }: { feedKey: string; name: string }) {
  const path = `/agency/feeds/${feedKey}/columns`;
  const { data: saved, failure } = useAnswer<Settings>(path);
  if (failure && !saved) return <UnknownFeed name={feedKey} failure={failure} />;
  return saved ? (
    <ColumnsForm key={feedKey} path={path} feedKey={feedKey} name={name} saved={saved} />
  ) : (
    <Page.Loading />
  );
}

interface FormProps {
  path: string;
  feedKey: string;
  name: string;
  saved: Settings;
}

function ColumnsForm({ path, feedKey, name: feedName, saved }: FormProps) {
  const { formatMessage } = useIntl();
  const { nameField } = useFieldNames();
  const { post } = useWriteClient();
  const [setup, setSetup] = useState<TableSetup | null>(null);
  const [settings, setSettings] = useState(saved);
  const [isTyped, setTyped] = useState(false);
  const [preview, setPreview] = useState<TablePreview | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const say = (id: string, values?: Record<string, string>): string =>
    formatMessage({ id: `agency.columns.${id}` }, values);

  const send = async <Answer,>(
    name: string,
    body: object,
    { isQuiet = false } = {},
  ): Promise<Answer | null> => {
    setBusy(name);
    setProblem(null);
    setSaved(false);
    try {
      return (await post<Answer>(`${path}/${name}`, body)).data;
    } catch (error) {
      if (!isQuiet) setProblem(describeFailure(error, formatMessage));
      return null;
    } finally {
      setBusy(null);
    }
  };
  const read = async (draft: Settings, file?: File, options = {}): Promise<void> => {
    const form = new FormData();
    form.set('settings', JSON.stringify(draft));
    if (file) form.set('file', file);
    const found = await send<TableSetup>('read', file ? form : { settings: draft }, options);
    if (!found) return;
    setSetup(found);
    setSettings(found.settings);
    setPreview(null);
  };
  // The file of a match that was saved, or of an interrupted one; none yet is no failure.
  useEffect(() => {
    void read(saved, undefined, { isQuiet: saved.columns.length === 0 });
  }, []);

  const change = (own: Partial<Settings>): void => {
    setSettings({ ...settings, ...own });
    setTyped(true);
    setPreview(null);
    setSaved(false);
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
    setSaved(true);
  };
  const id = settings.columns.find(({ to }) => to === 'ID')?.column;
  const { repeated = [] } = setup?.columns.find(({ column }) => column === id) ?? {};
  const missing = setup ? listMissing(settings) : [];
  const names = missing.map((to) => {
    const field = setup?.fields.find((one) => one.to === to);
    return field ? nameField(field) : to;
  });
  return (
    <ReadingPage
      title={say('title', { feed: feedName })}
      subtitle={say('subtitle')}
      back={<PanelLink to={feedPath(feedKey)}>{feedName}</PanelLink>}
    >
      <LeaveGuard isChanged={isTyped} />
      <SourceForm
        url={settings.url ?? ''}
        isBusy={busy === 'read'}
        file={setup?.file ?? null}
        readAddress={(url) => void read(withAddress(settings, url))}
        readFile={(file) => void read(withAddress(settings, ''), file)}
      />
      {problem && (
        <ProblemBox name="file">
          <Typography textColor="danger600">{problem}</Typography>
        </ProblemBox>
      )}
      {setup && (
        <>
          <LayoutForm
            setup={setup}
            settings={settings}
            change={change}
            reread={(layout) => void read({ ...settings, layout, columns: [] })}
          />
          <EveryHome setup={setup} settings={settings} change={change} />
          <ColumnTable setup={setup} settings={settings} change={changeColumn} />
          <ValueChoices setup={setup} settings={settings} changeColumn={changeColumn} />
          {id !== undefined && repeated.length > 0 && (
            <ProblemBox name="repeated">
              <Typography fontWeight="bold" textColor="danger600">
                {say('repeatedTitle', { column: id })}
              </Typography>
              {repeated.map(({ value, rows }) => (
                <Typography key={value} textColor="danger600">
                  {say('repeated', { value, rows: rows.join(', ') })}
                </Typography>
              ))}
              <Typography>{say('repeatedHelp')}</Typography>
            </ProblemBox>
          )}
          {names.length > 0 && (
            <ProblemBox name="missing">
              <Typography textColor="danger600">
                {say('missing', { fields: names.join(', ') })}
              </Typography>
            </ProblemBox>
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
            <Button
              loading={busy === 'save'}
              disabled={missing.length > 0}
              onClick={() => void save()}
            >
              {say('save')}
            </Button>
            <div role="status">
              {isSaved && (
                <Flex gap={3} wrap="wrap" alignItems="center">
                  <Typography textColor="success600">{say('saved')}</Typography>
                  <LinkButton tag={Link} to={feedPath(feedKey)}>
                    {say('next')}
                  </LinkButton>
                </Flex>
              )}
            </div>
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
