import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/**
 * The part of Redis that the site uses: publish, subscribe, set if absent, get and delete (RESP3).
 */
export interface FakeRedis {
  readonly port: number;
  readonly url: string;
  say(message: string): void;
  subscribers(): number;
  readonly passwords: string[];
  readonly values: ReadonlyMap<string, string>;
  stop(): Promise<void>;
}

export async function startFakeRedis(port = 0): Promise<FakeRedis> {
  const sockets = new Set<Socket>();
  const channels = new Map<Socket, string>();
  const values = new Map<string, string>();
  const passwords: string[] = [];
  const publish = (channel: string, message: string) => {
    const pushed = `>3\r\n${bulk('message')}${bulk(channel)}${bulk(message)}`;
    for (const [socket, own] of channels) if (own === channel) socket.write(pushed);
  };
  const answer = (socket: Socket, [name = '', ...given]: string[]): string => {
    const [first = '', second = ''] = given;
    switch (name.toUpperCase()) {
      case 'HELLO':
        // Command: HELLO 3 AUTH user password
        if (second === 'AUTH') passwords.push(given[3] ?? '');
        return `%2\r\n${bulk('server')}${bulk('redis')}${bulk('proto')}:3\r\n`;
      case 'SUBSCRIBE':
        channels.set(socket, first);
        return `>3\r\n${bulk('subscribe')}${bulk(first)}:1\r\n`;
      case 'PUBLISH':
        publish(first, second);
        return `:${channels.size}\r\n`;
      case 'SET':
        if (values.has(first)) return '_\r\n';
        values.set(first, second);
        return '+OK\r\n';
      case 'GETEX':
        return bulk(values.get(first) ?? '');
      case 'DEL':
        return `:${values.delete(first) ? 1 : 0}\r\n`;
      default:
        return '+OK\r\n';
    }
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      channels.delete(socket);
    });
    socket.on('data', (chunk) => {
      for (const command of parseCommands(chunk.toString())) socket.write(answer(socket, command));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const own = (server.address() as AddressInfo).port;
  return {
    port: own,
    url: `redis://127.0.0.1:${own}`,
    say: (message) => publish([...channels.values()][0] ?? '', message),
    subscribers: () => channels.size,
    values,
    passwords,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Parses arrays of bulk strings, the form of every command; one chunk contains whole commands. */
function parseCommands(text: string): string[][] {
  const commands: string[][] = [];
  let rest = text;
  while (rest.startsWith('*')) {
    const parts = Number(/^\*(\d+)\r\n/.exec(rest)?.[1]);
    rest = rest.slice(rest.indexOf('\r\n') + 2);
    const command: string[] = [];
    for (let index = 0; index < parts; index += 1) {
      const length = Number(/^\$(\d+)\r\n/.exec(rest)?.[1]);
      const start = rest.indexOf('\r\n') + 2;
      command.push(rest.slice(start, start + length));
      rest = rest.slice(start + length + 2);
    }
    commands.push(command);
  }
  return commands;
}

function bulk(text: string): string {
  return `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
}
