import {
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  Typography,
} from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { languages } from '@agency/domain/languages';
import { useState, type ChangeEvent } from 'react';
import { useIntl } from 'react-intl';
import type { CheckAnswer } from '../../content/old-addresses/old-address-handlers';
import { Card } from '../parts/card';
import { LeaveGuard } from '../parts/leave-guard';
import { usePost } from '../parts/use-post';
import { CheckedTable } from './checked-table';

/** Not a value: a select option may not be empty. */
const visitors = 'visitor';
const empty = { text: '', to: '', language: visitors, kind: 'former' };

/** Takes a pasted list, or a CSV: checks it first, then saves what has no problem. */
export function PasteForm({ onSaved }: { onSaved(): void }) {
  const { formatMessage, formatDisplayName } = useIntl();
  const post = usePost();
  const { toggleNotification } = useNotification();
  const [form, setForm] = useState(empty);
  const [checked, setChecked] = useState<CheckAnswer['rows'] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const say = (id: string, values?: Record<string, number>): string =>
    formatMessage({ id: `agency.redirects.${id}` }, values);
  const set = (changes: Partial<typeof empty>): void => {
    setForm({ ...form, ...changes });
    setChecked(null);
  };
  const send = async (save: boolean): Promise<void> => {
    setBusy(true);
    const language = form.language === visitors ? '' : form.language;
    const answer = await post<CheckAnswer>('/agency/old-addresses', { ...form, language, save });
    setBusy(false);
    if (!answer) return;
    setChecked(answer.rows);
    if (!save) return;
    toggleNotification({ type: 'success', message: say('saved', { count: answer.saved }) });
    // Refused lines stay, to be corrected.
    const refused = answer.rows.filter(({ state }) => state === 'refused');
    const left = refused.map(({ from, to, language: own }) => [from, to, own].join('\t'));
    setForm({ ...form, text: left.join('\n') });
    if (refused.length === 0) setChecked(null);
    else setChecked(refused);
    onSaved();
  };
  const readFile = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (file) set({ text: await file.text() });
    target.value = '';
  };
  const count = checked?.filter(({ state }) => state === 'new' || state === 'changed').length ?? 0;
  const options = (name: 'language' | 'kind', values: readonly string[]) => (
    <Field.Root name={name}>
      <Field.Label>{say(name)}</Field.Label>
      <SingleSelect value={form[name]} onChange={(value) => set({ [name]: String(value) })}>
        {values.map((value) => (
          <SingleSelectOption key={value} value={value}>
            {name === 'language' && value !== visitors
              ? (formatDisplayName(value, { type: 'language' }) ?? value)
              : say(`${name}.${value}`)}
          </SingleSelectOption>
        ))}
      </SingleSelect>
    </Field.Root>
  );
  return (
    <Card title={say('add')}>
      <LeaveGuard isChanged={form.text.trim() !== ''} />
      <Typography textColor="neutral600">{say('addWhat')}</Typography>
      <Flex direction="column" alignItems="stretch" gap={4} data-paste-form="">
        <Field.Root name="text" required hint={say('textHint')}>
          <Field.Label>{say('text')}</Field.Label>
          <Textarea
            value={form.text}
            style={{ minHeight: '16rem', fontFamily: 'monospace' }}
            onChange={({ target }) => set({ text: target.value })}
          />
          <Field.Hint />
        </Field.Root>
        <Flex gap={4} wrap="wrap" alignItems="flex-end">
          <Field.Root name="to" width="32rem">
            <Field.Label>{say('defaultTo')}</Field.Label>
            <Field.Input
              value={form.to}
              maxLength={500}
              placeholder="/for-sale/"
              onChange={({ target }: { target: HTMLInputElement }) => set({ to: target.value })}
            />
          </Field.Root>
          {options('language', [visitors, ...languages])}
          {options('kind', ['former', 'campaign'])}
        </Flex>
        <Flex gap={3} wrap="wrap" alignItems="center">
          <Button
            variant={count > 0 ? 'secondary' : 'default'}
            loading={isBusy}
            disabled={isBusy || !form.text.trim()}
            onClick={() => void send(false)}
          >
            {say('check')}
          </Button>
          {count > 0 && (
            <Button loading={isBusy} disabled={isBusy} onClick={() => void send(true)}>
              {say('save', { count })}
            </Button>
          )}
          <label>
            <Typography textColor="neutral600">{say('file')} </Typography>
            <input
              type="file"
              accept=".csv,.txt,.tsv,text/*"
              onChange={(event) => void readFile(event)}
            />
          </label>
        </Flex>
        <div aria-live="polite">{checked && <CheckedTable rows={checked} />}</div>
      </Flex>
    </Card>
  );
}
