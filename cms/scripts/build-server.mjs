// Compiles config/ and src/, and src/ of the domain package, to their dist/ file by file (types are
// checked by `tsc`), copies the schemas, and removes what no longer has a source. Files that did not
// change are not touched.
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
const domain = path.resolve(root, '../domain');
const admin = path.join(root, 'src', 'admin');
/** Words of the admin that refusals use too. */
const words = path.join(admin, 'translations');

// What `.scripts/build.mjs` built may be replaced by other sources: its mark does not hold any more.
rmSync(path.join(root, 'dist', '.built-from'), { force: true });
compileFolder(path.join(domain, 'src'), path.join(domain, 'dist'));
for (const folder of ['config', 'src']) {
  compileFolder(path.join(root, folder), path.join(root, 'dist', folder));
}

function compileFolder(source, target) {
  const written = new Set();
  const write = (file, content) => {
    written.add(file);
    if (existsSync(file) && readFileSync(file, 'utf8') === content) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const file of listFiles(source)) {
    if (file.startsWith(admin) && !file.startsWith(words)) continue;
    if (/\.test\.tsx?$|\.d\.ts$/.test(file)) continue;
    const compiled = path.join(target, path.relative(source, file));
    if (file.endsWith('.json')) write(compiled, readFileSync(file, 'utf8'));
    if (/\.tsx?$/.test(file)) write(compiled.replace(/\.tsx?$/, '.js'), compile(file));
  }
  for (const file of listFiles(target)) if (!written.has(file)) rmSync(file);
  removeEmptyFolders(target);
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

function listFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
