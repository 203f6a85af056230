import { Box, Flex, Typography } from '@strapi/design-system';
import { findAdvertRule } from '@agency/domain/advert';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { ManualCheck } from '../../listings/manual/check-manual';
import type { ManualChoices } from '../../listings/manual/manual-choices';
import { translateWord } from '../translate-fields/translate-fields';
import { useFieldName } from './use-field-name';

interface Props {
  check: ManualCheck;
  choices: ManualChoices;
  onShow(field: string, language: string | null): void;
}

/** Missing or wrong values by field, and mentions that the law wants in the advert. */
export function CheckResult({ check, choices, onShow }: Props) {
  const { formatMessage } = useIntl();
  const nameField = useFieldName(choices);
  const { problems, hidden, lawMissing, lawRules, isHeld } = check;
  const say = (name: string, values?: Record<string, number>): string =>
    formatMessage({ id: `agency.manual.${name}` }, values);
  const isFine = problems.length + hidden.length + lawMissing.length === 0;
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={5} data-manual-check="">
      <Flex direction="column" alignItems="stretch" gap={3}>
        {isFine && <Typography textColor="success700">{say('fine')}</Typography>}
        {problems.length > 0 && (
          <>
            <Typography tag="h2" variant="delta" textColor="danger600">
              {say('problems', { count: problems.length })}
            </Typography>
            <ul>
              {problems.map(({ field, language, kind }) => (
                <li key={`${field} ${language}`} data-problem={field}>
                  <FieldButton type="button" onClick={() => onShow(field, language)}>
                    {nameField(field)}
                    {language && ` (${language.toUpperCase()})`}
                  </FieldButton>{' '}
                  <Typography>{say(`problem.${kind}`)}</Typography>
                </li>
              ))}
            </ul>
          </>
        )}
        {hidden.length > 0 && (
          <Typography>
            {say('hidden')}{' '}
            {hidden
              .map(({ field, language }) => `${nameField(field)} (${language?.toUpperCase()})`)
              .join(', ')}
          </Typography>
        )}
        {lawMissing.length > 0 && (
          <>
            <Typography tag="h2" variant="delta" textColor={isHeld ? 'danger600' : 'warning700'}>
              {say(isHeld ? 'lawHeld' : 'law')}
            </Typography>
            <Typography data-law-missing="">{lawMissing.map(translateWord).join(', ')}</Typography>
            <Typography variant="pi" textColor="neutral600">
              {[...new Set(lawRules.flatMap((id) => findAdvertRule(id)?.source.name ?? []))].join(
                ' · ',
              )}
            </Typography>
          </>
        )}
      </Flex>
    </Box>
  );
}

const FieldButton = styled.button`
  min-height: 3.2rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.primary600};
  font: inherit;
  font-size: 1.4rem;
  text-decoration: underline;
  cursor: pointer;
`;
