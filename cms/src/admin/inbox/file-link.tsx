import { TextButton } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { saveFile } from '../parts/save-file';
import { describeFailure } from '../parts/read-refusal';

/** Downloads a file with the login, as only staff may read it; never opens it in the browser. */
export function FileLink({ id, name }: { id: string; name: string }) {
  const { formatMessage } = useIntl();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const save = async (): Promise<void> => {
    try {
      const { data } = await get<Blob>(`/agency/lead-files/${id}`, { responseType: 'blob' });
      saveFile(data, name);
    } catch (error) {
      const message = describeFailure(error, formatMessage);
      toggleNotification({ type: 'danger', message });
    }
  };
  return (
    <TextButton
      style={{ textAlign: 'start', overflowWrap: 'anywhere' }}
      onClick={() => void save()}
    >
      {name}
    </TextButton>
  );
}
