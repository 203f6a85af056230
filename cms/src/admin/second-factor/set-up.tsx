import { Box, Button, Flex, Typography } from '@strapi/design-system';
import encodeQR from 'qr';
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { NewCodes, NewSecret } from '../../platform/staff/second-factor/own-factor';
import { usePost } from '../parts/use-post';
import { CodeField, ProofForm, type Proof } from './proof-form';
import { RecoveryCodes } from './recovery-codes';

interface SetUpProps {
  hasFactor: boolean;
  /** Called after the recovery codes were shown. */
  onDone(): void;
  onCancel?(): void;
}

/** Setup in three steps: password, QR code with a first code, recovery codes. */
export function SetUp({ hasFactor, onDone, onCancel }: SetUpProps) {
  const post = usePost();
  const [secret, setSecret] = useState<NewSecret | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const start = async (proof: Proof): Promise<void> =>
    setSecret(await post<NewSecret>('/admin/second-factor/start', proof));
  const confirm = async (code: string): Promise<void> => {
    const made = await post<NewCodes>('/admin/second-factor/confirm', { code });
    setCodes(made?.recoveryCodes ?? null);
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (secret) return <Scan secret={secret} onCode={(code) => void confirm(code)} />;
  return (
    <ProofForm
      hasFactor={hasFactor}
      submit="agency.secondFactor.continue"
      onSubmit={(proof) => void start(proof)}
      onCancel={onCancel}
    />
  );
}

interface ScanProps {
  secret: NewSecret;
  onCode(code: string): void;
}

function Scan({ secret: { secret, address }, onCode }: ScanProps) {
  const { formatMessage } = useIntl();
  const [code, setCode] = useState('');
  const say = (id: string): string => formatMessage({ id: `agency.secondFactor.${id}` });
  const picture = encodeQR(address, 'svg', { border: 2 });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    onCode(code);
  };
  return (
    <form onSubmit={send}>
      <Flex direction="column" alignItems="flex-start" gap={4}>
        <Typography>{say('scan')}</Typography>
        {/* White in dark mode too, for the camera. */}
        <Box style={{ background: '#fff' }} padding={2}>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
            alt={say('qrCode')}
            width={200}
            height={200}
          />
        </Box>
        <Typography>{say('byHand')}</Typography>
        <Typography
          tag="code"
          fontWeight="bold"
          data-secret={secret}
          style={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
        >
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </Typography>
        <CodeField code={code} hint="agency.secondFactor.firstCode" onChange={setCode} />
        <Button type="submit" disabled={!code}>
          {say('confirm')}
        </Button>
      </Flex>
    </form>
  );
}
