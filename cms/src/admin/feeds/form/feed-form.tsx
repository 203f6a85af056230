import { Box, Button, Field, Flex, Typography } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import type { FieldForm } from '../../../feeds/fields/field-form';
import type { FeedForm as Stored, KindForm, TestResult } from '../../../feeds/forms/form-responses';
import { Card } from '../../parts/card';
import { LeaveGuard } from '../../parts/leave-guard';
import { describeFailure, readFieldProblems } from '../../parts/read-refusal';
import { useWriteClient } from '../../parts/use-write-client';
import { collectValues, fillForm, isShown, type FieldValues } from './collect-form';
import { FieldInput } from './field-input';
import { kindParts } from './kind-parts';
import { SecretInput } from './secret-input';
import { ShownTest } from './shown-test';
import { useFieldWords } from './use-field-words';

interface Props {
  kind: KindForm;
  /** Fields of every feed. */
  shared: readonly FieldForm[];
  /** The feed; missing for a new one. */
  stored?: Stored;
  /** The proposed key of a new feed. */
  proposedKey?: string;
  onSaved(key: string): void;
}

/** The form of a feed, drawn from the fields that its kind declares. */
export function FeedForm({ kind, shared, stored, proposedKey = '', onSaved }: Props) {
  const { formatMessage, messages } = useIntl();
  const { post, put } = useWriteClient();
  const { toggleNotification } = useNotification();
  const [key, setKey] = useState(stored?.key ?? proposedKey);
  const [values, setValues] = useState<FieldValues>(() => fillForm(shared, stored?.values ?? {}));
  const [settings, setSettings] = useState<FieldValues>(() =>
    fillForm(kind.fields, stored?.settings ?? {}),
  );
  const [secrets, setSecrets] = useState<Record<string, string>>({});
  const typed = JSON.stringify([key, values, settings, secrets]);
  const [saved, setSaved] = useState(typed);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [result, setResult] = useState<TestResult | null>(null);
  const [busy, setBusy] = useState<'save' | 'test' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const keyWords = useFieldWords('', 'key');
  const say = (id: string): string => formatMessage({ id: `agency.feeds.form.${id}` });

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const send = async (act: 'save' | 'test'): Promise<void> => {
    setBusy(act);
    setErrors({});
    setResult(null);
    const body = {
      key,
      kind: kind.key,
      values: collectValues(shared, values),
      settings: collectValues(kind.fields, settings),
      secrets: Object.fromEntries(Object.entries(secrets).filter(([, secret]) => secret !== '')),
    };
    try {
      if (act === 'test') {
        setResult((await post<TestResult>('/agency/feed-forms/test', body)).data);
      } else {
        if (stored) await put(`/agency/feed-forms/${key}`, body);
        else await post('/agency/feed-forms', body);
        // Before `onSaved`, which may leave the page.
        flushSync(() => {
          setSecrets({});
          setSaved(JSON.stringify([key, values, settings, {}]));
        });
        toggleNotification({ type: 'success', message: say('saved') });
        onSaved(key);
      }
    } catch (error) {
      setErrors(readFieldProblems(error));
      toggleNotification({ type: 'danger', message: describeFailure(error, formatMessage) });
    }
    setBusy(null);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send('save');
  };

  const draw = (field: FieldForm) => {
    const { name, input } = field;
    if (input === 'own' || !isShown(field, settings)) return null;
    if (input === 'secret') {
      return (
        <SecretInput
          key={name}
          kind={kind.key}
          field={field}
          state={stored?.secrets.find((secret) => secret.name === name)}
          value={secrets[name] ?? ''}
          error={errors[`secrets.${name}`]}
          onChange={(secret) => setSecrets({ ...secrets, [name]: secret })}
        />
      );
    }
    return (
      <FieldInput
        key={name}
        kind={kind.key}
        field={field}
        value={settings[name]}
        error={errors[`settings.${name}`]}
        onChange={(value) => setSettings({ ...settings, [name]: value })}
      />
    );
  };
  const rare = kind.fields.filter(({ isRare }) => isRare);
  const Part = kindParts[kind.key];
  return (
    <Card title={formatMessage({ id: 'agency.feeds.edit' })}>
      <LeaveGuard isChanged={typed !== saved} />
      <form ref={form} onSubmit={submit} noValidate data-feed-form={kind.key}>
        <Flex direction="column" alignItems="stretch" gap={4} maxWidth="72rem">
          <Typography textColor="neutral600">{say(stepsOf(kind.key, messages))}</Typography>
          {!stored && (
            <Field.Root name="key" required error={errors.key} hint={keyWords.help}>
              <Field.Label>{keyWords.label}</Field.Label>
              <Field.Input
                value={key}
                maxLength={20}
                autoCapitalize="none"
                autoComplete="off"
                onChange={({ target }: { target: HTMLInputElement }) => setKey(target.value)}
              />
              <Field.Error />
              <Field.Hint />
            </Field.Root>
          )}
          {kind.fields.filter(({ isRare }) => !isRare).map(draw)}
          {Part && (
            <Part
              feedKey={stored?.key ?? null}
              settings={settings}
              errors={errors}
              onChange={(name, value) => setSettings({ ...settings, [name]: value })}
            />
          )}
          {shared
            .filter((field) => isShown(field, values))
            // A system that takes leads gets them directly.
            .filter(({ name }) => name !== 'leadAddress' || !kind.takesLeads)
            .map((field) => (
              <FieldInput
                key={field.name}
                kind=""
                field={field}
                value={values[field.name]}
                error={errors[`values.${field.name}`]}
                onChange={(value) => setValues({ ...values, [field.name]: value })}
              />
            ))}
          {rare.length > 0 && (
            <details open={rare.some(({ name }) => errors[`settings.${name}`]) || undefined}>
              <summary>
                <Typography>{say('more')}</Typography>
              </summary>
              <Flex direction="column" alignItems="stretch" gap={4} paddingTop={4}>
                {rare.map(draw)}
              </Flex>
            </details>
          )}
          <Flex gap={2} wrap="wrap">
            {kind.canTest && (!kind.testNeeds || Boolean(settings[kind.testNeeds])) && (
              <Button
                type="button"
                variant="secondary"
                loading={busy === 'test'}
                disabled={busy !== null}
                onClick={() => void send('test')}
              >
                {say('test')}
              </Button>
            )}
            <Button type="submit" loading={busy === 'save'} disabled={busy !== null}>
              {say('save')}
            </Button>
          </Flex>
          {!kind.canTest && <Typography textColor="neutral600">{say('noTest')}</Typography>}
          <Box aria-live="polite">{result && <ShownTest result={result} />}</Box>
        </Flex>
      </form>
    </Card>
  );
}

/** Returns the key of the steps of a kind, or the general ones. */
function stepsOf(kind: string, messages: object): string {
  const own = `steps.${kind}`;
  return `agency.feeds.form.${own}` in messages ? own : 'steps';
}
