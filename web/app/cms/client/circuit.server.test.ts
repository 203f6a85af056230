import { expect, test } from 'vitest';
import { Circuit } from './circuit.server';

function buildCircuit() {
  const clock = { now: 0 };
  return { clock, circuit: new Circuit({ failures: 2, restMs: 1000 }, () => clock.now) };
}

test('lets everything through until the failures in a row are reached', () => {
  const { circuit } = buildCircuit();
  circuit.failed();
  expect(circuit.mayTry()).toBe(true);
  circuit.succeeded();
  circuit.failed();
  expect(circuit.mayTry()).toBe(true);
});

test('rests after the last failure and says so once', () => {
  const { circuit } = buildCircuit();
  expect(circuit.failed()).toBe(false);
  expect(circuit.failed()).toBe(true);
  expect(circuit.failed()).toBe(false);
  expect(circuit.mayTry()).toBe(false);
});

test('lets one probe through per rest', () => {
  const { circuit, clock } = buildCircuit();
  circuit.failed();
  circuit.failed();
  clock.now = 1000;
  expect(circuit.mayTry()).toBe(true);
  expect(circuit.mayTry()).toBe(false);
});

test('closes by itself when the probe succeeds', () => {
  const { circuit, clock } = buildCircuit();
  circuit.failed();
  circuit.failed();
  clock.now = 1000;
  circuit.mayTry();
  expect(circuit.succeeded()).toBe(true);
  expect(circuit.mayTry()).toBe(true);
  expect(circuit.mayTry()).toBe(true);
});
