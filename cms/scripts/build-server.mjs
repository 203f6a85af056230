// Compiles config/ and src/ to dist/ file by file (types are checked by `tsc`), copies the schemas,
// and removes what no longer has a source. Files that did not change are not touched.
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
import ts from 'typescript';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const dist = path.join(root, 'dist');
const written = new Set();

for (const folder of ['config', 'src']) {
  for (const file of listFiles(path.join(root, folder))) {
    const relative = path.relative(root, file);
    if (relative.startsWith(path.join('src', 'admin')) || /\.test\.tsx?$|\.d\.ts$/.test(file))
      continue;
    if (file.endsWith('.json')) write(relative, readFileSync(file, 'utf8'));
    if (/\.tsx?$/.test(file)) write(relative.replace(/\.tsx?$/, '.js'), compile(file));
  }
}

for (const folder of ['config', 'src']) {
  for (const file of listFiles(path.join(dist, folder))) if (!written.has(file)) rmSync(file);
  removeEmptyFolders(path.join(dist, folder));
}

/** Strapi takes a folder of a type that is gone for a type without a schema. */
function removeEmptyFolders(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(path.join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

function compile(file) {
  const result = ts.transpileModule(readFileSync(file, 'utf8'), {
    fileName: file,
    reportDiagnostics: true,
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.CommonJS,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
      isolatedModules: true,
    },
  });
  const [problem] = result.diagnostics ?? [];
  if (problem) {
    throw new Error(`${file}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`);
  }
  return result.outputText;
}

function write(relative, content) {
  const target = path.join(dist, relative);
  written.add(target);
  if (existsSync(target) && readFileSync(target, 'utf8') === content) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

function listFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
