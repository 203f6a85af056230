import { Button, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { LegalOverview } from '../../listings/legal-facts/list-legal-facts';
import { DayInput } from '../parts/day-input';
import { DialogCancel } from '../parts/dialog';
import { ListingValueInput } from '../parts/listing-value-input';
import { usePost } from '../parts/use-post';
import { translateWord } from '../translate-fields/translate-fields';

type Value = string | number | boolean;

interface Props {
  listings: readonly string[];
  fields: LegalOverview['fields'];
  onSaved(): void;
}

/** Writes the same facts for several listings; fields that stay empty are not changed. */
export function BulkForm({ listings, fields, onSaved }: Props) {
  const { formatMessage } = useIntl();
  const post = usePost();
  const [values, setValues] = useState<Record<string, Value>>({});
  const [until, setUntil] = useState('');
  const [isBusy, setBusy] = useState(false);
  const say = (id: string): string => formatMessage({ id: `agency.legal.${id}` });
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  const save = async (): Promise<void> => {
    setBusy(true);
    const facts = Object.fromEntries(
      filled.map(([attribute, value]) => [attribute, { value, until: until || null }]),
    );
    const saved = await post('/agency/legal-facts', { listings, facts });
    setBusy(false);
    if (saved) onSaved();
  };
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4} data-legal-bulk="">
          <Typography>{say('bulk')}</Typography>
          {fields.map(({ attribute, source, label }) => (
            <Field.Root key={attribute} name={attribute} data-field={source}>
              <Field.Label>{translateWord(label)}</Field.Label>
              <ListingValueInput
                field={source}
                value={values[attribute]}
                onChange={(value) => setValues({ ...values, [attribute]: value ?? '' })}
              />
            </Field.Root>
          ))}
          <Field.Root name="until" hint={say('untilHint')}>
            <Field.Label>{formatMessage({ id: 'agency.correction.untilDay' })}</Field.Label>
            <DayInput value={until} onChange={setUntil} />
            <Field.Hint />
          </Field.Root>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <DialogCancel />
        <Button loading={isBusy} disabled={filled.length === 0} onClick={() => void save()}>
          {formatMessage({ id: 'agency.correction.save' })}
        </Button>
      </Modal.Footer>
    </>
  );
}
