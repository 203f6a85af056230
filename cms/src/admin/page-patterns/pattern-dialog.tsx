import {
  Button,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
} from '@strapi/design-system';
import type { Language } from '@agency/domain/languages';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PatternChoices } from '../../content/page-patterns/pattern-handlers';
import { patternNames, type PatternName } from '../../content/page-patterns/pattern-names';
import { Dialog, DialogCancel } from '../parts/dialog';
import { useAnswer } from '../parts/inbox-answers';
import { useFormLocale } from '../parts/use-form-locale';
import { usePost } from '../parts/use-post';

const pages = '/content-manager/collection-types/api::page.page';
/** Not a document id: a select option may not be empty. */
const top = 'top';

export function PatternButton() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  if (!pathname.endsWith('/api::page.page')) return null;
  const title = formatMessage({ id: 'agency.pattern.title' });
  return (
    <Dialog
      title={title}
      opener={
        <Button variant="secondary" size="S">
          {title}
        </Button>
      }
    >
      {() => <PatternForm />}
    </Dialog>
  );
}

function PatternForm() {
  const { formatMessage } = useIntl();
  const locale = useFormLocale() ?? 'nl';
  const { data } = useAnswer<PatternChoices>(`/agency/page-patterns?locale=${locale}`);
  const form = usePattern(locale, data?.languages ?? []);
  const say = (id: string): string => formatMessage({ id: `agency.pattern.${id}` });
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4} data-page-pattern="">
          <Select
            label={say('pattern')}
            value={form.pattern}
            options={patternNames.map((name) => [name, say(name)] as const)}
            hint={say(`${form.pattern}.what`)}
            onChange={(name) => form.setPattern(name as PatternName)}
          />
          <Select
            label={say('parent')}
            value={form.parent}
            options={[
              [top, say('top')] as const,
              ...(data?.parents ?? []).map((page) => [page.documentId, page.title] as const),
            ]}
            hint={form.parent === top ? '' : say('parent.what')}
            onChange={form.setParent}
          />
          <Titles {...form} languages={data?.languages ?? []} />
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <DialogCancel />
        <Button disabled={!form.canSend} loading={form.isSending} onClick={() => void form.send()}>
          {say('make')}
        </Button>
      </Modal.Footer>
    </>
  );
}

interface SelectProps {
  label: string;
  value: string;
  hint: string;
  options: readonly (readonly [value: string, name: string])[];
  onChange(value: string): void;
}

function Select({ label, value, hint, options, onChange }: SelectProps) {
  return (
    <Field.Root hint={hint}>
      <Field.Label>{label}</Field.Label>
      <SingleSelect value={value} onChange={(chosen) => onChange(String(chosen))}>
        {options.map(([option, name]) => (
          <SingleSelectOption key={option} value={option}>
            {name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Hint />
    </Field.Root>
  );
}

type Titles = Partial<Record<Language, string>>;

interface TitlesProps {
  languages: readonly Language[];
  titles: Titles;
  setTitle(language: Language, title: string): void;
}

function Titles({ languages, titles, setTitle }: TitlesProps) {
  const { formatMessage, formatDisplayName } = useIntl();
  return languages.map((code) => {
    const language = formatDisplayName(code, { type: 'language' }) ?? code;
    return (
      <Field.Root key={code} name={`title-${code}`} required>
        <Field.Label>{formatMessage({ id: 'agency.pattern.titleIn' }, { language })}</Field.Label>
        <Field.Input
          lang={code}
          maxLength={120}
          value={titles[code] ?? ''}
          onChange={({ target }: { target: { value: string } }) => setTitle(code, target.value)}
        />
      </Field.Root>
    );
  });
}

/**
 * Returns the dialog's state and submit function; the new page opens in the language of the
 * list.
 */
function usePattern(locale: string, languages: readonly Language[]) {
  const navigate = useNavigate();
  const post = usePost();
  const [token] = useState(() => crypto.randomUUID());
  const [pattern, setPattern] = useState<PatternName>('landing');
  const [parent, setParent] = useState(top);
  const [titles, setTitles] = useState<Titles>({});
  const [isSending, setSending] = useState(false);
  const isFull = languages.length > 0 && languages.every((code) => titles[code]?.trim());
  const send = async (): Promise<void> => {
    setSending(true);
    const made = await post<{ documentId: string }>('/agency/page-patterns', {
      token,
      pattern,
      parent: parent === top ? null : parent,
      titles,
    });
    setSending(false);
    if (made) navigate(`${pages}/${made.documentId}?plugins[i18n][locale]=${locale}`);
  };
  return {
    pattern,
    parent,
    titles,
    setPattern,
    setParent,
    setTitle: (language: Language, title: string): void =>
      setTitles((before) => ({ ...before, [language]: title })),
    canSend: isFull && !isSending,
    isSending,
    send,
  };
}
