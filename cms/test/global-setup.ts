import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';

const tsx = path.resolve(__dirname, '../../node_modules/tsx/dist/cli.mjs');

/**
 * Integration tests run the compiled CMS: compiles what changed since, and has one CMS make the
 * tables that all the others copy.
 */
export default function setup(): () => void {
  execFileSync(process.execPath, [path.resolve(__dirname, '../scripts/build-server.mjs')]);
  const maker = path.join(__dirname, 'make-template.ts');
  const said = execFileSync(process.execPath, [tsx, maker], { encoding: 'utf8' });
  const { name, folder } = JSON.parse(said.trim().split('\n').at(-1) ?? '') as {
    name: string;
    folder: string;
  };
  process.env.TEST_DATABASE_TEMPLATE = name;
  return () => rmSync(folder, { recursive: true, force: true });
}
