import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findEmptyTemplate } from './template';

let isSetUp = false;

/**
 * Integration tests run the compiled CMS: compiles changes, and finds a database with the tables,
 * which all CMS processes copy. Workers share a temporary folder.
 */
export default async function setup(): Promise<(() => void) | undefined> {
  // Called by two projects.
  if (isSetUp) return;
  isSetUp = true;
  execFileSync(process.execPath, [path.resolve(__dirname, '../scripts/build-server.mjs')]);
  const template = await findEmptyTemplate();
  const shared = `${template.folder}-shared`;
  mkdirSync(path.join(shared, 'empty.json.lock'), { recursive: true });
  writeFileSync(path.join(shared, 'empty.json'), JSON.stringify(template));
  process.env.TEST_DATABASE_TEMPLATE = template.name;
  process.env.TEST_SHARED_FOLDER = shared;
  return () => {
    for (const folder of [template.folder, shared])
      rmSync(folder, { recursive: true, force: true });
  };
}
