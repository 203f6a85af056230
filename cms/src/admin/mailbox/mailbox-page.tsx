import {
  Box,
  Button,
  Checkbox,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { Layouts, Page, useNotification } from '@strapi/strapi/admin';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { MailboxAnswer } from '../../mailbox/mailbox-handlers';
import type { MailboxSettings } from '../../mailbox/mailbox-settings';
import { Card } from '../parts/card';
import { useAnswer } from '../parts/inbox-answers';
import { usePost } from '../parts/use-post';
import { useRemove } from '../parts/use-remove';

const path = '/agency/mailbox';

/** The mailbox whose mails become leads: its settings, what was taught, and what became no lead. */
export function MailboxPage() {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id });
  const { data, failure, reload } = useAnswer<MailboxAnswer>(path);
  return (
    <Layouts.Root>
      <Page.Title>{say('agency.mailbox')}</Page.Title>
      <Page.Main>
        <Layouts.Header title={say('agency.mailbox')} subtitle={say('agency.mailbox.subtitle')} />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
            {failure && <Typography>{say(failure)}</Typography>}
            {!data && !failure && <Page.Loading />}
            {data && (
              <>
                <MailboxStatus answer={data} onChange={reload} />
                <MailboxForm answer={data} onSaved={reload} />
                <PushKey answer={data} onMade={reload} />
                <TaughtMarks answer={data} onChange={reload} />
                <OtherMails answer={data} />
              </>
            )}
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </Layouts.Root>
  );
}

function MailboxStatus({ answer, onChange }: { answer: MailboxAnswer; onChange(): void }) {
  const { formatMessage, formatDate } = useIntl();
  const post = usePost();
  const { toggleNotification } = useNotification();
  const { settings, state } = answer;
  const say = (id: string, values?: Record<string, string | number>): string =>
    formatMessage({ id: `agency.mailbox.${id}` }, values);
  if (!settings.isOn) return null;
  const test = async (): Promise<void> => {
    const tested = await post<{ mails: number }>(`${path}/test`, {});
    if (tested) toggleNotification({ type: 'success', message: say('tested', { ...tested }) });
  };
  const read = async (): Promise<void> => {
    const done = await post<{ count: number }>(`${path}/read`, {});
    if (done) toggleNotification({ type: 'success', message: say('wasRead', { ...done }) });
    onChange();
  };
  return (
    <Card title={say('state')}>
      <Typography textColor={state.failure ? 'danger600' : 'neutral800'} data-mailbox-state="">
        {state.failure
          ? say('failed', { reason: state.failure })
          : state.readAt
            ? say('readAt', {
                moment: formatDate(state.readAt, { dateStyle: 'medium', timeStyle: 'short' }),
              })
            : say('neverRead')}
      </Typography>
      <Flex gap={2}>
        <Button variant="secondary" onClick={() => void test()}>
          {say('test')}
        </Button>
        <Button variant="secondary" onClick={() => void read()}>
          {say('read')}
        </Button>
      </Flex>
    </Card>
  );
}

const securities = ['tls', 'starttls', 'none'] as const;

function MailboxForm({ answer, onSaved }: { answer: MailboxAnswer; onSaved(): void }) {
  const { formatMessage } = useIntl();
  const post = usePost();
  const { toggleNotification } = useNotification();
  const [settings, setSettings] = useState<MailboxSettings>(answer.settings);
  const [password, setPassword] = useState('');
  const say = (id: string): string => formatMessage({ id: `agency.mailbox.${id}` });
  const set = (changed: Partial<MailboxSettings>): void =>
    setSettings((before) => ({ ...before, ...changed }));
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const body = { ...settings, ...(password ? { password } : {}) };
    if (!(await post(path, body))) return;
    setPassword('');
    toggleNotification({ type: 'success', message: say('saved') });
    onSaved();
  };
  const write = (name: 'address' | 'host' | 'user' | 'folder', isRequired = settings.isOn) => (
    <Field.Root name={name} hint={say(`${name}.help`)} required={isRequired}>
      <Field.Label>{say(name)}</Field.Label>
      <Field.Input
        autoComplete="off"
        value={settings[name]}
        onChange={({ target }: { target: HTMLInputElement }) => set({ [name]: target.value })}
      />
      <Field.Hint />
    </Field.Root>
  );
  const tick = (name: 'isOn' | 'hasPlus' | 'isPushed') => (
    <Field.Root name={name} hint={say(`${name}.help`)}>
      <Checkbox checked={settings[name]} onCheckedChange={(isOn) => set({ [name]: isOn === true })}>
        {say(name)}
      </Checkbox>
      <Field.Hint />
    </Field.Root>
  );
  return (
    <Card title={say('settings')}>
      <form onSubmit={(event) => void save(event)}>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {tick('isOn')}
          {write('address', settings.isOn || settings.isPushed)}
          {tick('hasPlus')}
          {write('host')}
          <Field.Root name="port" required={settings.isOn}>
            <Field.Label>{say('port')}</Field.Label>
            <Field.Input
              inputMode="numeric"
              value={String(settings.port)}
              onChange={({ target }: { target: HTMLInputElement }) =>
                set({ port: Number(target.value.replace(/\D/g, '')) })
              }
            />
          </Field.Root>
          <Field.Root name="security">
            <Field.Label>{say('security')}</Field.Label>
            <SingleSelect
              value={settings.security}
              onChange={(value) => set({ security: value as MailboxSettings['security'] })}
            >
              {securities.map((security) => (
                <SingleSelectOption key={security} value={security}>
                  {say(`security.${security}`)}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
          {write('user')}
          <Field.Root name="password" hint={say(`password.${answer.password}`)}>
            <Field.Label>{say('password')}</Field.Label>
            <Field.Input
              type="password"
              // Keeps browsers from filling in the user's own password.
              autoComplete="new-password"
              disabled={answer.password === 'environment'}
              placeholder={answer.password === 'missing' ? undefined : '••••••••'}
              value={password}
              onChange={({ target }: { target: HTMLInputElement }) => setPassword(target.value)}
            />
            <Field.Hint />
          </Field.Root>
          {write('folder', false)}
          {tick('isPushed')}
          <Box>
            <Button type="submit">{say('save')}</Button>
          </Box>
        </Flex>
      </form>
    </Card>
  );
}

function PushKey({ answer, onMade }: { answer: MailboxAnswer; onMade(): void }) {
  const { formatMessage } = useIntl();
  const post = usePost();
  const [key, setKey] = useState<string | null>(null);
  const say = (id: string): string => formatMessage({ id: `agency.mailbox.${id}` });
  if (!answer.settings.isPushed) return null;
  const make = async (): Promise<void> => {
    const made = await post<{ key: string }>(`${path}/push-key`, {});
    if (!made) return;
    setKey(made.key);
    onMade();
  };
  return (
    <Card title={say('push')}>
      <Typography>{say(answer.hasPushKey ? 'push.has' : 'push.none')}</Typography>
      {key && (
        <Typography tag="code" style={{ overflowWrap: 'anywhere' }} data-push-key="">
          {key}
        </Typography>
      )}
      <Box>
        <Button variant="secondary" onClick={() => void make()}>
          {say('push.make')}
        </Button>
      </Box>
    </Card>
  );
}

function TaughtMarks({ answer, onChange }: { answer: MailboxAnswer; onChange(): void }) {
  const { formatMessage } = useIntl();
  const remove = useRemove(onChange);
  const say = (id: string): string => formatMessage({ id: `agency.mailbox.${id}` });
  return (
    <Card title={say('marks')}>
      <Typography textColor="neutral600">{say('marks.what')}</Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {answer.marks.map(({ id, domain, field, after, until }) => (
          <Flex key={id} tag="li" gap={4} justifyContent="space-between">
            <Typography style={{ overflowWrap: 'anywhere' }}>
              {domain}: {say(`field.${field}`)} → “{after}”{until && ` … “${until}”`}
            </Typography>
            <Button variant="tertiary" size="S" onClick={() => void remove(`${path}/marks/${id}`)}>
              {say('marks.remove')}
            </Button>
          </Flex>
        ))}
      </Flex>
    </Card>
  );
}

function OtherMails({ answer: { others } }: { answer: MailboxAnswer }) {
  const { formatMessage, formatDate } = useIntl();
  const say = (id: string): string => formatMessage({ id: `agency.mailbox.${id}` });
  if (others.length === 0) return null;
  return (
    <Card title={say('others')}>
      <Typography textColor="neutral600">{say('others.what')}</Typography>
      {others.map(({ id, at, state, sender, subject, text }) => (
        <details key={id}>
          <summary>
            <Typography>
              {formatDate(at, { dateStyle: 'short', timeStyle: 'short' })} · {sender} · {subject} ·{' '}
              {say(`became.${state}`)}
            </Typography>
          </summary>
          <Typography style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </details>
      ))}
    </Card>
  );
}
