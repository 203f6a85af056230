import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '../cluster/faults';
import type { Stack } from './stack';

/**
 * Makes another release of the site in a copy of the repository, with different style sheet
 * names.
 */
export function changeStyle(folder: string): void {
  appendFileSync(join(folder, 'web/app/ui/tokens/base.css'), '\n:root { --release: 2; }\n');
}

/** Sets the image version that Compose builds and starts. */
export function setVersion(folder: string, version: string): void {
  const file = join(folder, '.env');
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/^AGENCY_VERSION=/.test(line));
  writeFileSync(file, [...lines.filter(Boolean), `AGENCY_VERSION=${version}`, ''].join('\n'));
}

/** A rolling deployment with the commands of docs/compose.md. */
export function deployTo(stack: Stack, version: string): Fault {
  return {
    name: 'rolling deploy',
    isCovered: true,
    async happen() {
      setVersion(stack.folder, version);
      await stack.runCommands(readCommands(stack.folder, 'Update and go back', 1));
    },
  };
}

/** Returns a block of commands in a chapter of docs/compose.md. */
export function readCommands(folder: string, chapter: string, index: number): string {
  const [, text] = readFileSync(join(folder, 'docs/compose.md'), 'utf8').split(`\n## ${chapter}\n`);
  const blocks = [...(text?.split('\n## ')[0] ?? '').matchAll(/```sh\n([\s\S]*?)```/g)];
  const commands = blocks[index]?.[1];
  if (commands === undefined) throw new Error(`docs/compose.md, ${chapter}: no block ${index + 1}`);
  return commands;
}
