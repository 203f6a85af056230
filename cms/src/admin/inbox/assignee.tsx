import { Box, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import type { Colleagues } from '../../leads/inbox/inbox-responses';
import { useAnswer } from '../parts/inbox-answers';
import { Part } from '../parts/panel-part';
import { describeFailure } from '../parts/read-refusal';
import { useWriteClient } from '../parts/use-write-client';

const nobody = 'nobody';

/** Who handles a lead, to be chosen among colleagues by name. */
export function Assignee({
  documentId,
  assignee,
  onChange,
}: {
  documentId: string;
  assignee: number | null;
  onChange(): void;
}) {
  const { formatMessage } = useIntl();
  const { post } = useWriteClient();
  const { toggleNotification } = useNotification();
  const { data: people } = useAnswer<Colleagues>('/agency/inbox/colleagues');
  const assign = (value: string): void => {
    const chosen = value === nobody ? null : Number(value);
    post('/agency/inbox/change', { documentIds: [documentId], act: 'assign', assignee: chosen })
      .then(onChange)
      .catch((error: unknown) => {
        const message = describeFailure(error, formatMessage);
        toggleNotification({ type: 'danger', message });
      });
  };
  return (
    <Part title={formatMessage({ id: 'agency.column.assignee' })}>
      <Box width="100%">
        <SingleSelect
          aria-label={formatMessage({ id: 'agency.column.assignee' })}
          value={assignee === null ? nobody : String(assignee)}
          onChange={(value) => assign(String(value))}
        >
          <SingleSelectOption value={nobody}>
            {formatMessage({ id: 'agency.filter.nobody' })}
          </SingleSelectOption>
          {(people?.colleagues ?? []).map(({ id, name }) => (
            <SingleSelectOption key={id} value={String(id)}>
              {name}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Box>
    </Part>
  );
}
