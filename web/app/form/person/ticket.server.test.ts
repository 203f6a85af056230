import { expect, test } from 'vitest';
import { makeTicket, readTicket, ticketMs } from './ticket.server';

test('FORM-5 a ticket is read back until its time is over', () => {
  const ticket = makeTicket(1000);
  expect(readTicket(ticket.text, 1000 + ticketMs - 1)).toEqual(ticket);
  expect(readTicket(ticket.text, 1000 + ticketMs)).toBeNull();
});

test('FORM-5 no two tickets are the same', () => {
  expect(new Set(Array.from({ length: 100 }, () => makeTicket().id)).size).toBe(100);
});

const [id, time, signature] = makeTicket().text.split('.') as [string, string, string];

test.each([
  ['nothing', ''],
  ['an id alone', id],
  ['another id', `x${id}.${time}.${signature}`],
  ['a later time', `${id}.z${time}.${signature}`],
  ['another signature', `${id}.${time}.${signature.toLowerCase()}`],
  ['no signature', `${id}.${time}.`],
  ['something behind it', `${id}.${time}.${signature}.x`],
  ['a great deal', `${id}.${time}.${signature}`.padEnd(100_000, '.')],
  ['unicode', '🎫.🎫.🎫'],
])('FORM-5 %s is no ticket', (_, text) => {
  expect(readTicket(text)).toBeNull();
});
