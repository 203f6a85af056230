// Compiles config/ and src/, and src/ of the domain package, file by file to dist/ (`tsc` checks
// the types), copies the schemas and deletes files without a source. Unchanged files are not
// touched.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const domain = path.resolve(root, '../domain');
const admin = path.join(root, 'src', 'admin');
/** Written by `.scripts/build.mjs` with a hash of the sources; invalid when a file changes. */
const mark = path.join(root, 'dist', '.built-from');

await compileFolder(path.join(domain, 'src'), path.join(domain, 'dist'));
for (const folder of ['config', 'src']) {
  await compileFolder(path.join(root, folder), path.join(root, 'dist', folder));
}

async function compileFolder(source, target) {
  const written = new Set();
  const write = (file, content) => {
    written.add(file);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
    rmSync(mark, { force: true });
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const build = async (file) => {
    if (file.startsWith(admin)) return;
    if (/\.test\.tsx?$|\.d\.ts$/.test(file)) return;
    const compiled = path.join(target, path.relative(source, file));
    if (file.endsWith('.json')) write(compiled, readFileSync(file, 'utf8'));
    if (/\.tsx?$/.test(file)) write(compiled.replace(/\.tsx?$/, '.js'), await compile(file));
  };
  await Promise.all(listFiles(source).map(build));
  for (const file of listFiles(target).filter((name) => !written.has(name))) {
    rmSync(mark, { force: true });
    rmSync(file);
  }
  removeEmptyFolders(target);
}

/** Strapi treats the empty folder of a deleted type as a type without a schema. */
function removeEmptyFolders(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

async function compile(file) {
  const { code } = await transform(readFileSync(file, 'utf8'), {
    sourcefile: file,
    loader: file.endsWith('.tsx') ? 'tsx' : 'ts',
    format: 'cjs',
    target: 'es2022',
    platform: 'node',
    jsx: 'automatic',
  });
  return code;
}

function listFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
