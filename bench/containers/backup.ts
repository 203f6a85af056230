import type { Browser } from '../../web/server/testing/open-browser';
import { inspect } from '../cluster/restore';
import { docker } from './engine';
import type { Entry } from './journeys';
import { readCommands } from './release';
import type { Stack } from './stack';

/** Makes a backup, empties every volume and restores it with the commands of docs/compose.md. */
export async function restoreFromBackup(
  { url }: Entry,
  stack: Stack,
  { emails, owner }: { emails: readonly string[]; owner: Browser },
) {
  const count = async () => {
    const [row] = await stack.read<object>(
      'select (select count(*) from leads) as leads, (select count(*) from listings) as listings, (select count(*) from files) as files, (select count(*) from pages) as pages',
    );
    return row;
  };
  const before = await count();
  const started = Date.now();
  const run = (chapter: string, index: number) =>
    stack.runCommands(readCommands(stack.folder, chapter, index));
  await run('Backup and restore', 0);
  const made = Date.now();
  // Simulates another machine: only the certificate trusted by visitors remains.
  await stack.compose('down');
  await removeVolumes(/caddy-data$/);
  await run('Backup and restore', 1);
  const back = Date.now();
  for (const part of stack.all) await part.start();
  const after = await count();
  const same = JSON.stringify(before) === JSON.stringify(after);
  const problems = await inspect(url, stack.read, emails, owner);
  return {
    row: {
      backup: Math.round((made - started) / 1000),
      restore: Math.round((back - made) / 1000),
      rows: JSON.stringify(after),
    },
    problems: [
      ...problems,
      ...(same ? [] : [`restored: ${JSON.stringify(before)} became ${JSON.stringify(after)}`]),
    ],
  };
}

async function removeVolumes(kept: RegExp): Promise<void> {
  const project = 'label=com.docker.compose.project=agency-proof';
  const names = (await docker('volume', 'ls', '--quiet', '--filter', project)).split('\n');
  const removed = names.filter((name) => name !== '' && !kept.test(name));
  await docker('volume', 'rm', ...removed);
}
