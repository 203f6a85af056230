import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { expect, test } from 'vitest';
import { run } from './run.mjs';

const runCode = (code, options) => run(process.execPath, ['-e', code], { quiet: true, ...options });

test.each(['npm error code ENOSPC', 'cc1: error: No space left on device'])(
  'OPS-3: a full disk is reported in a sentence: %s',
  async (line) => {
    const failing = runCode(`console.error('${line}'); process.exit(1)`, { label: 'Building' });
    await expect(failing).rejects.toThrow(
      /^Building failed: no space is left on the disk\.[^\n]*$/,
    );
  },
);

test('any other failure is reported with the last lines of the command', async () => {
  const failing = runCode(`console.error('no such thing'); process.exit(3)`, { label: 'Building' });
  await expect(failing).rejects.toThrow(/^Building failed \(exit code 3\)\.\nno such thing$/);
});

test('a command ends with what it started when its signal is aborted', async () => {
  const stop = new AbortController();
  const shell = run('sh', ['-c', 'sleep 60; true'], { quiet: true, signal: stop.signal });
  setTimeout(() => stop.abort(), 300);
  await expect(shell).rejects.toThrow('SIGTERM');
});

test.runIf(existsSync('/proc/self/autogroup'))(
  'a command of low priority is one also beside other sessions',
  async () => {
    const code = `setTimeout(() => console.log(require('fs').readFileSync('/proc/self/autogroup', 'utf8')), 300)`;
    const output = await runCode(code, {
      signal: new AbortController().signal,
      priority: constants.priority.PRIORITY_LOW,
    });
    expect(output).toMatch(/nice 19/);
  },
);
