import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

test('the committed contract is the one the CMS answers by', () => {
  const script = path.resolve(__dirname, '../../../scripts/print-schema.mjs');
  const check = (): Buffer =>
    execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' });
  expect(check).not.toThrow();
});
