import { Field } from '@strapi/design-system';
import { useId, useState } from 'react';
import type { BlockChoices } from '../../../listings/block-choices/block-choice-handlers';
import { useAnswer } from '../../parts/inbox-answers';
import { useDebounced } from '../../parts/use-debounced';
import { useIntl } from 'react-intl';

export function ListingInput({
  value,
  onChange,
}: {
  value: string;
  onChange(reference: string): void;
}) {
  const { locale } = useIntl();
  const id = useId();
  const [typed, setTyped] = useState(value);
  const text = useDebounced(typed.trim());
  const query = new URLSearchParams({
    kind: 'listings',
    language: locale.slice(0, 2),
    text,
    chosen: '',
  });
  const { data } = useAnswer<BlockChoices>(text && `/agency/block-choices?${query}`);
  return (
    <>
      <Field.Input
        list={id}
        value={typed}
        maxLength={100}
        onChange={({ target }: { target: HTMLInputElement }) => {
          setTyped(target.value);
          onChange(target.value.trim());
        }}
      />
      <datalist id={id}>
        {(data?.found ?? []).map((found) => (
          <option key={found.value} value={found.value}>
            {found.name}
          </option>
        ))}
      </datalist>
    </>
  );
}
