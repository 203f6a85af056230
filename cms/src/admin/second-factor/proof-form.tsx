import { Box, Button, Field, Flex } from '@strapi/design-system';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';

/** Confirmation of identity: the password, and a code if there is a second factor. */
export interface Proof {
  password: string;
  code: string;
}

interface ProofFormProps {
  hasFactor: boolean;
  /** Message key of the button. */
  submit: string;
  isDanger?: boolean;
  onSubmit(proof: Proof): void;
  onCancel?(): void;
}

export function ProofForm({ hasFactor, submit, isDanger, onSubmit, onCancel }: ProofFormProps) {
  const { formatMessage } = useIntl();
  const [proof, setProof] = useState<Proof>({ password: '', code: '' });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit(proof);
    setProof({ ...proof, code: '' });
  };
  return (
    <form onSubmit={send}>
      <Flex direction="column" alignItems="flex-start" gap={4}>
        <Box width="100%" maxWidth="32rem">
          <Field.Root name="second-factor-password" required>
            <Field.Label>{formatMessage({ id: 'agency.secondFactor.password' })}</Field.Label>
            <Field.Input
              type="password"
              autoComplete="current-password"
              value={proof.password}
              onChange={({ target }: { target: HTMLInputElement }) =>
                setProof({ ...proof, password: target.value })
              }
            />
          </Field.Root>
        </Box>
        {hasFactor && (
          <CodeField code={proof.code} onChange={(code) => setProof({ ...proof, code })} />
        )}
        <Flex gap={2} wrap="wrap">
          <Button
            type="submit"
            variant={isDanger ? 'danger' : 'default'}
            disabled={!proof.password || (hasFactor && !proof.code)}
          >
            {formatMessage({ id: submit })}
          </Button>
          {onCancel && (
            <Button type="button" variant="tertiary" onClick={onCancel}>
              {formatMessage({ id: 'agency.reply.cancel' })}
            </Button>
          )}
        </Flex>
      </Flex>
    </form>
  );
}

interface CodeFieldProps {
  code: string;
  /** Message key of the hint. */
  hint?: string;
  onChange(code: string): void;
}

export function CodeField({ code, hint, onChange }: CodeFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <Box width="100%" maxWidth="32rem">
      <Field.Root name="second-factor-code" required hint={hint && formatMessage({ id: hint })}>
        <Field.Label>{formatMessage({ id: 'agency.secondFactor.code' })}</Field.Label>
        <Field.Input
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={({ target }: { target: HTMLInputElement }) => onChange(target.value)}
        />
        <Field.Hint />
      </Field.Root>
    </Box>
  );
}
