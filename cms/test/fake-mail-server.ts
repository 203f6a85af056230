import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export interface TakenMail {
  recipients: string[];
  messageId: string;
  /** Raw header lines and body. */
  raw: string;
}

/** Behaviour for a mail: accept it, respond with an error, or fail at a bad moment. */
type Conduct = 'take' | 'later' | 'refuse' | 'hang' | 'die in data' | 'die after data' | 'dawdle';

export interface FakeMailServer {
  readonly url: string;
  conduct: Conduct;
  /** A recipient to be refused. */
  unknown: string;
  taken: TakenMail[];
  close(): Promise<void>;
}

interface Connection {
  id: string;
  _socket: { destroy(): void };
}

/** Listens on a free port. */
export async function startFakeMailServer(): Promise<FakeMailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const isKnown = address !== mail.unknown;
      callback(isKnown ? null : buildReply(550, `5.1.1 <${address}> is not known here`));
    },
    onData(stream, session, callback) {
      if (mail.conduct === 'die in data') {
        stream.once('data', () => die(session));
        return;
      }
      void text(stream).then((raw) => {
        if (mail.conduct === 'hang') return;
        if (mail.conduct === 'later') return callback(buildReply(451, '4.3.0 try later'));
        if (mail.conduct === 'refuse') return callback(buildReply(554, '5.6.0 no such mail'));
        mail.taken.push(describe(raw, session));
        if (mail.conduct === 'die after data') return die(session);
        if (mail.conduct === 'dawdle') return void setTimeout(() => callback(), 250);
        callback();
      });
    },
  });
  const die = ({ id }: SMTPServerSession): void => {
    const open = [...(server.connections as Set<Connection>)];
    open.find((connection) => connection.id === id)?._socket.destroy();
  };
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mail: FakeMailServer = {
    url: `smtp://127.0.0.1:${port}`,
    conduct: 'take',
    unknown: '',
    taken: [],
    close: () =>
      new Promise((resolve) => {
        for (const { _socket } of server.connections as Set<Connection>) {
          _socket.destroy();
        }
        server.close(() => resolve());
      }),
  };
  return mail;
}

function describe(raw: string, { envelope }: SMTPServerSession): TakenMail {
  const recipients = envelope.rcptTo.map(({ address }) => address);
  return { recipients, messageId: /^Message-ID: *(\S+)/im.exec(raw)?.[1] ?? '', raw };
}

function buildReply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
