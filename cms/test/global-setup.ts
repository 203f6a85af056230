import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Integration tests run the compiled CMS: compile what changed since. */
export default function setup(): void {
  execFileSync(process.execPath, [path.resolve(__dirname, '../scripts/build-server.mjs')]);
}
