import { Button, Field, Flex, IconButton, Typography } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Cross } from '@strapi/icons';
import { useField } from '@strapi/strapi/admin';
import { mostChoices, readChoices, type ChoiceKind } from '@agency/domain/block-choices';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { BlockChoice, BlockChoices } from '../../listings/block-choices/block-choice-handlers';
import { useAnswer } from '../parts/inbox-answers';
import { ListingSearch } from '../parts/listing-combobox';
import { useFormLocale } from '../parts/use-form-locale';
import { useDebounced } from '../parts/use-debounced';

interface Props {
  name: string;
  label: string;
  hint?: string;
  disabled?: boolean;
  attribute: { options: { kind: ChoiceKind } };
}

/** The selected values, which can be reordered and removed, with a search to add others. */
export function BlockChoicesInput({ name, label, hint, disabled, attribute }: Props) {
  const { formatMessage } = useIntl();
  const { kind } = attribute.options;
  const { value, error, onChange } = useField<string | null>(name);
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed);
  const language = useFormLocale() ?? 'nl';
  const query = new URLSearchParams({ kind, language, text, chosen: value ?? '' });
  const { data } = useAnswer<BlockChoices>(`/agency/block-choices?${query}`);
  const chosen = readChoices(value);
  const names = new Map(data?.chosen.map((choice) => [choice.value, choice.name]));
  const choose = (values: string[]): void => onChange(name, values.join(',') || null);
  const isFull = chosen.length >= mostChoices;
  return (
    <Field.Root name={name} hint={hint} error={error}>
      <Field.Label>{label}</Field.Label>
      <Flex direction="column" alignItems="stretch" gap={2} data-block-choices={kind}>
        {chosen.length > 0 && (
          <ol aria-label={label}>
            {chosen.map((one, index) => (
              <Chosen
                key={one}
                name={names.get(one) ?? one}
                isGone={names.get(one) === null}
                isOrdered={kind === 'listings'}
                disabled={disabled}
                onMove={(step) => choose(swap(chosen, index, index + step))}
                onRemove={() => choose(chosen.filter((other) => other !== one))}
              />
            ))}
          </ol>
        )}
        {!disabled && !isFull && kind === 'listings' && (
          <ListingSearch
            chosen={chosen}
            label={formatMessage({ id: 'agency.choices.listings' })}
            onChoose={({ reference }) => choose([...chosen, reference])}
          />
        )}
        {!disabled && !isFull && kind !== 'listings' && (
          <Field.Input
            type="search"
            value={typed}
            maxLength={100}
            placeholder={formatMessage({ id: `agency.choices.${kind}` })}
            aria-label={formatMessage({ id: `agency.choices.${kind}` })}
            onChange={({ target }: { target: { value: string } }) => setTyped(target.value)}
            onKeyDown={(event: React.KeyboardEvent) => {
              // Enter would submit the form.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
        {!disabled && !isFull && typed !== '' && data?.text === typed && (
          <Found
            found={data.found.filter((one) => !chosen.includes(one.value))}
            onChoose={(added) => {
              choose([...chosen, added]);
              setTyped('');
            }}
          />
        )}
      </Flex>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}

interface ChosenProps {
  name: string;
  isGone: boolean;
  isOrdered: boolean;
  disabled?: boolean;
  onMove(step: -1 | 1): void;
  onRemove(): void;
}

function Chosen({ name, isGone, isOrdered, disabled, onMove, onRemove }: ChosenProps) {
  const { formatMessage } = useIntl();
  const say = (id: string): string => formatMessage({ id: `agency.choices.${id}` }, { name });
  return (
    <li>
      <Flex gap={1} justifyContent="space-between">
        <Typography style={{ overflowWrap: 'anywhere' }}>
          {name}
          {isGone && ` (${say('gone')})`}
        </Typography>
        {!disabled && (
          <Flex gap={1}>
            {isOrdered && (
              <>
                <IconButton label={say('up')} variant="ghost" onClick={() => onMove(-1)}>
                  <ArrowUp />
                </IconButton>
                <IconButton label={say('down')} variant="ghost" onClick={() => onMove(1)}>
                  <ArrowDown />
                </IconButton>
              </>
            )}
            <IconButton label={say('remove')} variant="ghost" onClick={onRemove}>
              <Cross />
            </IconButton>
          </Flex>
        )}
      </Flex>
    </li>
  );
}

function Found({ found, onChoose }: { found: BlockChoice[]; onChoose(value: string): void }) {
  const { formatMessage } = useIntl();
  if (found.length === 0) {
    return <Typography variant="pi">{formatMessage({ id: 'agency.choices.none' })}</Typography>;
  }
  return (
    <ul aria-label={formatMessage({ id: 'agency.choices.found' })}>
      {found.map(({ value, name }) => (
        <li key={value}>
          <Button
            variant="tertiary"
            fullWidth
            style={{ justifyContent: 'flex-start', height: 'auto', minHeight: '4rem' }}
            onClick={() => onChoose(value)}
          >
            {name ?? value}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function swap(values: readonly string[], from: number, to: number): string[] {
  const [one, other] = [values[from], values[to]];
  if (one === undefined || other === undefined) return [...values];
  return values.map((value, index) => (index === from ? other : index === to ? one : value));
}
