import { createServer, type AddressInfo, type Socket } from 'node:net';

export interface FakeImapServer {
  readonly port: number;
  /** Mails by UID. */
  mails: Map<number, Buffer>;
  uidValidity: number;
  /** Mails in the middle of which the connection breaks, once each. */
  breaks: Set<number>;
  /** The password that the login takes. */
  password: string;
  /** UIDs in the order in which they were fetched. */
  fetched: number[];
  close(): Promise<void>;
}

/** An IMAP server (RFC 3501) with one folder, for what the CMS asks of it; on a free port. */
export async function startFakeImapServer(): Promise<FakeImapServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    let waiting = '';
    socket.on('data', (chunk: Buffer) => {
      waiting += chunk.toString('latin1');
      const lines = waiting.split('\r\n');
      waiting = lines.pop() ?? '';
      for (const line of lines) answer(imap, socket, line);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const imap: FakeImapServer = {
    port: (server.address() as AddressInfo).port,
    mails: new Map(),
    uidValidity: 1,
    breaks: new Set(),
    password: 'right',
    fetched: [],
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return imap;
}

function answer(imap: FakeImapServer, socket: Socket, line: string): void {
  const [tag = '', ...words] = line.split(' ');
  const command = (words[0]?.toUpperCase() === 'UID' ? words.slice(0, 2) : words.slice(0, 1))
    .join(' ')
    .toUpperCase();
  const done = (text = 'OK done'): void => void socket.write(`${tag} ${text}\r\n`);
  const uids = [...imap.mails.keys()].sort((one, other) => one - other);
  switch (command) {
    case 'CAPABILITY':
      socket.write('* CAPABILITY IMAP4rev1\r\n');
      return done();
    case 'LOGIN':
      if (line.includes(imap.password)) return done();
      return done(`NO [AUTHENTICATIONFAILED] not ${line}`);
    case 'LIST':
    case 'LSUB':
      socket.write(`* ${command} () "/" "INBOX"\r\n`);
      return done();
    case 'SELECT':
    case 'EXAMINE':
      socket.write(
        [
          '* FLAGS (\\Seen)',
          `* ${uids.length} EXISTS`,
          '* 0 RECENT',
          `* OK [UIDVALIDITY ${imap.uidValidity}] valid`,
          `* OK [UIDNEXT ${(uids.at(-1) ?? 0) + 1}] next`,
          '',
        ].join('\r\n'),
      );
      return done('OK [READ-ONLY] done');
    case 'UID SEARCH': {
      const from = /UID (\d+):\*/i.exec(line)?.[1];
      const found = uids.filter((uid) => !from || uid >= Number(from));
      // A range that ends with * contains the last mail in any case.
      const last = uids.at(-1);
      const all = found.length > 0 || last === undefined ? found : [last];
      socket.write(`* SEARCH ${all.join(' ')}\r\n`);
      return done();
    }
    case 'UID FETCH': {
      const uid = Number(words[2]);
      const mail = imap.mails.get(uid);
      if (!mail) return done();
      imap.fetched.push(uid);
      const place = uids.indexOf(uid) + 1;
      socket.write(`* ${place} FETCH (UID ${uid} BODY[]<0> {${mail.length}}\r\n`);
      if (imap.breaks.delete(uid)) {
        socket.write(mail.subarray(0, mail.length / 2));
        socket.destroy();
        return;
      }
      socket.write(mail);
      socket.write(')\r\n');
      return done();
    }
    case 'LOGOUT':
      socket.write('* BYE\r\n');
      done();
      socket.end();
      return;
    default:
      return done();
  }
}
