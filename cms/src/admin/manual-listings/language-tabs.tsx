import { Box, Flex, Typography } from '@strapi/design-system';
import { languages } from '@agency/domain/languages';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { ManualContent } from '../../listings/manual/manual-content';
import type { Language } from './form-store';

interface Props {
  /** Section of the form, unique on the page. */
  name: string;
  language: Language;
  written: ManualContent['texts'];
  onChange(language: Language): void;
  children: ReactNode;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs of the languages; those with texts are marked. Arrow keys go to the next tab. */
export function LanguageTabs({ name, language, written, onChange, children }: Props) {
  const { formatMessage, formatDisplayName } = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = (languages.indexOf(language) + step + languages.length) % languages.length;
    onChange(languages[index] ?? language);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  return (
    <Box paddingTop={2}>
      <Flex
        ref={list}
        role="tablist"
        aria-label={formatMessage({ id: 'agency.filter.language' })}
        gap={1}
        wrap="wrap"
        onKeyDown={onKey}
      >
        {languages.map((code) => (
          <Tab
            key={code}
            type="button"
            role="tab"
            id={`${name}-tab-${code}`}
            aria-selected={code === language}
            aria-controls={`${name}-panel`}
            tabIndex={code === language ? 0 : -1}
            onClick={() => onChange(code)}
          >
            <Typography textColor={code === language ? 'primary600' : 'neutral700'}>
              {formatDisplayName(code, { type: 'language' }) ?? code}
              {written[code] && ' ✓'}
            </Typography>
          </Tab>
        ))}
      </Flex>
      <Box
        role="tabpanel"
        id={`${name}-panel`}
        aria-labelledby={`${name}-tab-${language}`}
        paddingTop={4}
      >
        {children}
      </Box>
    </Box>
  );
}

const Tab = styled.button`
  min-height: 4rem;
  padding: 0 1.6rem;
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  cursor: pointer;

  &[aria-selected='true'] {
    border-color: ${({ theme }) => theme.colors.primary600};
  }
`;
