import { Button, Field, Flex, Modal, Typography } from '@strapi/design-system';
import { useNotification, type StrapiApp } from '@strapi/strapi/admin';
import { languages, type Language } from '@agency/domain/languages';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { AgencyDetails } from '../../content/agency-details/agency-details-handlers';
import { findContentManager } from '../parts/content-manager';
import { Dialog, DialogCancel } from '../parts/dialog';
import { useAnswer } from '../parts/inbox-answers';
import { usePost } from '../parts/use-post';

const path = '/agency/agency-details';
const lines = ['street', 'houseNumber', 'zip', 'city', 'country'] as const;

/**
 * Adds a button above the list of offices that changes phone, email and address of the agency.
 * Call it while bootstrapping.
 */
export function showAgencyDetails(app: StrapiApp): void {
  findContentManager(app).injectComponent('listView', 'actions', {
    name: 'agency-details',
    Component: DetailsButton,
  });
}

function DetailsButton() {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  if (!pathname.endsWith('/api::office.office')) return null;
  const title = formatMessage({ id: 'agency.details' });
  return (
    <Dialog
      title={title}
      opener={
        <Button variant="secondary" size="S">
          {title}
        </Button>
      }
    >
      {(close) => <DetailsForm onSaved={close} />}
    </Dialog>
  );
}

function DetailsForm({ onSaved }: { onSaved(): void }) {
  const { formatMessage, formatDisplayName } = useIntl();
  const { toggleNotification } = useNotification();
  const post = usePost();
  const { data, failure } = useAnswer<AgencyDetails>(path);
  const [typed, setTyped] = useState<AgencyDetails | null>(null);
  const details = typed ?? data;
  const say = (id: string): string => formatMessage({ id: `agency.details.${id}` });
  const save = async (): Promise<void> => {
    if (!details || !(await post(path, details))) return;
    toggleNotification({ type: 'success', message: say('saved') });
    onSaved();
  };
  const setLine = (language: Language, name: (typeof lines)[number], value: string): void => {
    const before = details?.addresses[language];
    if (!details || !before) return;
    const addresses = { ...details.addresses, [language]: { ...before, [name]: value } };
    setTyped({ ...details, addresses });
  };
  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4} data-agency-details="">
          <Typography textColor="neutral600">{say('what')}</Typography>
          {failure && <Typography role="alert">{formatMessage({ id: failure })}</Typography>}
          {details &&
            (['phone', 'email'] as const).map((name) => (
              <Line
                key={name}
                label={say(name)}
                value={details[name]}
                onChange={(value) => setTyped({ ...details, [name]: value })}
              />
            ))}
          {languages.map((language) => {
            const own = details?.addresses[language];
            if (!own) return null;
            return (
              <Flex key={language} tag="fieldset" direction="column" alignItems="stretch" gap={2}>
                <Typography tag="legend" variant="delta">
                  {formatDisplayName(language, { type: 'language' })}
                </Typography>
                {lines.map((name) => (
                  <Line
                    key={name}
                    label={say(name)}
                    value={own[name]}
                    onChange={(value) => setLine(language, name, value)}
                  />
                ))}
              </Flex>
            );
          })}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <DialogCancel />
        <Button disabled={typed === null} onClick={() => void save()}>
          {say('save')}
        </Button>
      </Modal.Footer>
    </>
  );
}

interface LineProps {
  label: string;
  value: string;
  onChange(value: string): void;
}

function Line({ label, value, onChange }: LineProps) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Field.Input
        value={value}
        onChange={({ target }: { target: HTMLInputElement }) => onChange(target.value)}
      />
    </Field.Root>
  );
}
