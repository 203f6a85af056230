import { Badge } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import type { ManualState } from '../../listings/manual/list-manual';

const colors = {
  draft: { backgroundColor: 'secondary100', textColor: 'secondary700' },
  published: { backgroundColor: 'success100', textColor: 'success700' },
  changed: { backgroundColor: 'alternative100', textColor: 'alternative700' },
  withdrawn: { backgroundColor: 'neutral150', textColor: 'neutral700' },
} as const;

export function StateBadge({ state }: { state: ManualState }) {
  const { formatMessage } = useIntl();
  return (
    <Badge {...colors[state]} data-manual-state={state}>
      {formatMessage({ id: `agency.manual.state.${state}` })}
    </Badge>
  );
}
