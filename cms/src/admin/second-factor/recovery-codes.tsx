import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { saveFile } from '../parts/save-file';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone(): void;
}

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { formatMessage } = useIntl();
  const [isCopied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const say = (id: string): string => formatMessage({ id: `agency.secondFactor.${id}` });
  const text = `${window.location.host}\n${codes.join('\n')}\n`;
  // The element that had focus was removed.
  useEffect(() => heading.current?.focus(), []);
  // Without HTTPS or permission there is no clipboard: the codes can be selected instead.
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Flex direction="column" alignItems="flex-start" gap={4}>
      <Typography ref={heading} tag="h3" variant="delta" tabIndex={-1}>
        {say('recoveryCodes')}
      </Typography>
      <Typography>{say('keepCodes')}</Typography>
      <Box
        tag="ul"
        background="neutral100"
        hasRadius
        padding={4}
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, max-content)',
          gap: '0.8rem 3.2rem',
          fontFamily: 'monospace',
          fontSize: '1.6rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Flex gap={2} wrap="wrap">
        {'clipboard' in navigator && (
          <Button variant="secondary" onClick={() => void copy()}>
            {formatMessage({ id: isCopied ? 'agency.feed.copied' : 'agency.feed.copy' })}
          </Button>
        )}
        <Button
          variant="secondary"
          onClick={() => saveFile(new Blob([text]), `${window.location.hostname}.txt`)}
        >
          {say('saveCodes')}
        </Button>
        <Button onClick={onDone}>{say('codesKept')}</Button>
      </Flex>
    </Flex>
  );
}
