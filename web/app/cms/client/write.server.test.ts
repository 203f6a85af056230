import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cmsCircuit, Circuits } from './circuit.server';
import { TypedDocumentString } from '../generated/graphql';
import { createCmsWriter } from './write.server';

const document = new TypedDocumentString<{ write: string }, { text: string }>(
  'mutation Write($text: String!) { write(text: $text) }',
);

test('FORM-5 a write without an answer is repeated until it has one', async () => {
  let asked = 0;
  const write = await writeTo((_, response) => {
    asked += 1;
    if (asked === 1) return void response.destroy();
    if (asked === 2) return void response.writeHead(503).end();
    answer(response, { data: { write: 'done' } });
  });
  expect(await write('Write', document, { text: 'a' })).toEqual({ write: 'done' });
  expect(asked).toBe(3);
});

test('FORM-6 patience ends, and the failure is one of being away', async () => {
  const write = await writeTo((_, response) => void response.destroy(), 500);
  const started = Date.now();
  await expect(write('Write', document, { text: 'a' })).rejects.toMatchObject({
    kind: 'unreachable',
    isTemporary: true,
  });
  expect(Date.now() - started).toBeLessThan(1500);
});

test('FORM-5 what the CMS refuses is not repeated, and its words, which may quote, are left out', async () => {
  let asked = 0;
  const write = await writeTo((_, response) => {
    asked += 1;
    const extensions = { code: 'SLOT_FULL' };
    answer(response, { errors: [{ message: 'got "an@example.org"', extensions }] });
  });
  const failure = await write('Write', document, { text: 'a' }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind: 'invalid', code: 'SLOT_FULL' });
  expect(String(failure)).not.toContain('an@example.org');
  expect(asked).toBe(1);
});

test('FORM-6 a write that stays unanswered is logged once, without what was typed', async () => {
  const log = vi.fn();
  const write = await writeTo((_, response) => void response.destroy(), 500, { log });
  await write('Write', document, { text: 'an@example.org' }).catch(() => undefined);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[0]).toMatch(/^Write: (unreachable|timeout): no answer$/);
});

test('FORM-5 what is asked after a write is not held back by failures before it', async () => {
  const circuits = new Circuits(cmsCircuit);
  const circuit = circuits.of('Page');
  for (let failure = 0; failure < cmsCircuit.failures; failure += 1) circuit.failed();
  const write = await writeTo(
    (_, response) => answer(response, { data: { write: 'done' } }),
    5000,
    { circuits },
  );
  expect(circuit.mayTry()).toBe(false);
  await write('Write', document, { text: 'a' });
  expect(circuit.mayTry()).toBe(true);
});

async function writeTo(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  patienceMs = 5000,
  { circuits = new Circuits(cmsCircuit), log = vi.fn() } = {},
) {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return createCmsWriter({
    url: `http://127.0.0.1:${port}`,
    token: 'token',
    timeoutMs: 1000,
    patienceMs,
    circuits,
    log,
  });
}

function answer(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
