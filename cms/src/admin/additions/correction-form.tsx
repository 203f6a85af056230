import {
  Button,
  Checkbox,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  Textarea,
  Typography,
} from '@strapi/design-system';
import { languages, type Language } from '@agency/domain/languages';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CorrectedTexts } from '../../listings/edit-additions/save-additions';
import { longest } from '../../listings/edit-additions/limits';
import { WithDraft, type Draft } from '../drafts/with-draft';
import { DialogCancel } from '../parts/dialog';
import { DayInput } from '../parts/day-input';
import { usePost } from '../parts/use-post';
import type { PartProps } from './part-props';

const longestHint = 300;

const fields = ['title', 'ribbon', 'description'] as const;

interface WrittenCorrection {
  texts: Record<string, CorrectedTexts>;
  isHidden: boolean;
  isFeatured: boolean;
  until: string;
  /** Time of the correction that it changes; empty for a first one. */
  of: string;
}

export function CorrectionForm(props: PartProps) {
  return (
    <WithDraft<WrittenCorrection> form="correction" document={props.listing}>
      {(draft) => <Form draft={draft} {...props} />}
    </WithDraft>
  );
}

function Form({
  path,
  additions,
  onChanged,
  draft,
}: PartProps & { draft: Draft<WrittenCorrection> }) {
  const { formatMessage, formatDisplayName } = useIntl();
  const post = usePost();
  const { correction, imported } = additions;
  const [language, setLanguage] = useState<Language>(languages[0]);
  const savedAt = correction?.savedAt ?? '';
  const [written, setWritten] = useState<WrittenCorrection>(
    draft.found ?? {
      texts: { ...correction?.texts },
      isHidden: correction?.isHidden ?? false,
      isFeatured: correction?.isFeatured ?? false,
      until: correction?.until ?? '',
      of: savedAt,
    },
  );
  const { texts, isHidden, isFeatured, until } = written;
  const set = (changes: Partial<WrittenCorrection>): void => {
    setWritten({ ...written, ...changes });
    draft.keep({ ...written, ...changes });
  };
  const say = (id: string): string => formatMessage({ id: `agency.correction.${id}` });
  const own = texts[language] ?? {};
  const write = (field: keyof CorrectedTexts) => (event: { target: { value: string } }) =>
    set({ texts: { ...texts, [language]: { ...own, [field]: event.target.value } } });
  const findProblem = (field: keyof CorrectedTexts): string | undefined =>
    isTooLong(own, field)
      ? formatMessage(
          { id: 'agency.tooLong' },
          { most: longest[field], count: own[field]?.trim().length },
        )
      : undefined;
  const save = async (): Promise<void> => {
    const tooLong = languages.find((code) => fields.some((field) => isTooLong(texts[code], field)));
    if (tooLong) return setLanguage(tooLong);
    const body = { texts, isHidden, isFeatured, until: until || null };
    if (!(await post(`${path}/correction`, body))) return;
    draft.discard();
    onChanged();
  };
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4} data-correction-form="">
          {draft.notice}
          {written.of !== savedAt && (
            <Typography textColor="danger600" role="alert">
              {formatMessage({ id: 'agency.draft.changed' })}
            </Typography>
          )}
          <Field.Root name="language">
            <Field.Label>{formatMessage({ id: 'agency.filter.language' })}</Field.Label>
            <SingleSelect value={language} onChange={(value) => setLanguage(value as Language)}>
              {languages.map((code) => (
                <SingleSelectOption key={code} value={code}>
                  {formatDisplayName(code, { type: 'language' }) ?? code}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
          {fields.map((field) => (
            <Field.Root
              key={field}
              name={field}
              error={findProblem(field)}
              hint={`${say('import')} ${shorten(imported[language]?.[field]) || '–'}`}
            >
              <Field.Label>{say(`field.${field}`)}</Field.Label>
              {field === 'description' ? (
                <Textarea value={own[field] ?? ''} onChange={write(field)} />
              ) : (
                <Field.Input value={own[field] ?? ''} onChange={write(field)} />
              )}
              <Field.Error />
              <Field.Hint />
            </Field.Root>
          ))}
          <Checkbox checked={isHidden} onCheckedChange={() => set({ isHidden: !isHidden })}>
            {say('hide')}
          </Checkbox>
          <Checkbox checked={isFeatured} onCheckedChange={() => set({ isFeatured: !isFeatured })}>
            {say('feature')}
          </Checkbox>
          <Field.Root name="until" hint={say('untilHint')}>
            <Field.Label>{say('untilDay')}</Field.Label>
            <DayInput value={until} onChange={(day) => set({ until: day })} />
            <Field.Hint />
          </Field.Root>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <DialogCancel />
        <Button onClick={() => void save()}>{say('save')}</Button>
      </Modal.Footer>
    </>
  );
}

/** The browser would silently truncate pasted text. */
function isTooLong(texts: CorrectedTexts | undefined, field: keyof CorrectedTexts): boolean {
  return (texts?.[field]?.trim().length ?? 0) > longest[field];
}

/** Shortens a text shown below a field, between words. */
function shorten(text: string | null | undefined): string {
  if (!text || text.length <= longestHint) return text ?? '';
  return `${text.slice(0, longestHint).replace(/\s+\S*$/, '')} …`;
}
