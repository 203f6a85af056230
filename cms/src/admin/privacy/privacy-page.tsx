import { Button, Field, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { PrivacyLogTable } from './privacy-log-table';
import { PersonFound, type Found } from './person-found';
import { nameSubject } from './subject';
import { describeFailure } from '../parts/read-refusal';

export function PrivacyPage() {
  const { formatMessage } = useIntl();
  const { post } = useFetchClient();
  const [found, setFound] = useState<Found | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const say = (id: string): string => formatMessage({ id });
  const find = async (address: string): Promise<void> => {
    try {
      const { data } = await post<Found>('/agency/privacy/find', { address });
      setFound(data);
      setProblem(null);
    } catch (error) {
      setFound(null);
      setProblem(describeFailure(error, formatMessage));
    }
  };
  return (
    <Layouts.Root>
      <Page.Title>{say('agency.privacy')}</Page.Title>
      <Page.Main>
        <Layouts.Header title={say('agency.privacy')} subtitle={say('agency.privacy.subtitle')} />
        <Layouts.Content>
          <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={8}>
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                const data = new FormData(event.currentTarget);
                void find(String(data.get('address') ?? ''));
              }}
            >
              <Flex gap={3} alignItems="flex-end" wrap="wrap">
                <Field.Root name="address" error={problem ?? undefined} width="36rem" required>
                  <Field.Label>{say('agency.privacy.address')}</Field.Label>
                  <Field.Input type="email" name="address" autoComplete="off" />
                  <Field.Error />
                </Field.Root>
                <Button type="submit" size="L">
                  {say('agency.privacy.find')}
                </Button>
              </Flex>
            </form>
            <div aria-live="polite">
              {found && (
                <PersonFound
                  key={nameSubject(found)}
                  found={found}
                  onChange={() => void find(nameSubject(found))}
                  onLookUp={(address) => void find(address)}
                />
              )}
            </div>
            <section>
              <Typography tag="h2" variant="delta">
                {say('agency.privacy.log')}
              </Typography>
              <PrivacyLogTable turn={found} />
            </section>
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </Layouts.Root>
  );
}
