import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { logRejections } from './log-rejections';

test.each([
  [Object.assign(new Error('jan@example.org'), { code: '57P01' }), /\(57P01\) at /],
  [new TypeError('jan@example.org'), /\(TypeError\) at /],
  ['jan@example.org', /\(unknown\)$/],
  [null, /\(unknown\)$/],
])('OPS-1 a rejection that nobody waits for is logged without its words: %s', (reason, line) => {
  const process = new EventEmitter();
  const lines: string[] = [];
  logRejections(process, (text) => lines.push(text));
  process.emit('unhandledRejection', reason);
  expect(lines).toEqual([expect.stringMatching(line)]);
  expect(lines[0]).not.toContain('jan@example.org');
});
