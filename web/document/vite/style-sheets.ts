import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rollup } from 'vite';
import type { Sheet } from '../styles/find-stylesheet';
import { assignStyles, isFor, type ModuleGraph } from './assign-styles';
import {
  hydratedRoutes,
  listCombinations,
  listStarts,
  nameSheet,
  toMask,
  type ScreenKind,
} from './screen-kinds';

const web = path.join(import.meta.dirname, '../..');
const app = path.join(web, 'app/');
/**
 * Any page may show the consent question, whose checkboxes belong to the layout for that reason.
 */
const layout = ['root.tsx', 'routes/language/route.tsx', 'ui/controls/checkbox.tsx'];
/** Lists the islands that the server renders. */
const serverIslands = path.join(app, 'islands/server-islands.ts');
/**
 * Virtual module whose default export is the list of sheets by size; `print` is the one for paper.
 * Empty in development.
 */
const address = 'virtual:style-sheets';
/** File by which the browser build passes its result to the server build, which runs later. */
const manifest = '.vite/style-sheets.json';
interface SheetManifest {
  readonly sheets: readonly Sheet[];
  readonly print: string;
  readonly users: Readonly<Record<string, number>>;
}
/** Matches minified styles with one level of nested braces. */
const printRules = /@media print\{(?:[^{}]*\{[^{}]*\})*\}/g;
const mark = /\.style-mark-(\d+)\{--of:\d+\}/;

/**
 * Joins the server's styles into one sheet per combination of kinds of screens
 * (docs/decisions/0127), and their print rules into one for all. Styles that only the browser uses
 * keep their own sheets, loaded with their script.
 */
export function styleSheets(): Plugin[] {
  const marked: string[] = [];
  let read: SheetManifest | null = null;
  const markStyle: Plugin = {
    name: 'mark-styles',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // Vite joins the styles of a chunk; the marks show where each begins.
    transform(code, id) {
      if (!id.endsWith('.css')) return null;
      const index = marked.push(toName(id)) - 1;
      return { code: `.style-mark-${index}{--of:${index}}\n${code}`, map: null };
    },
  };
  const joinStyles: Plugin = {
    name: 'join-styles',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // Runs after Vite has written the sheet of each chunk and before it lists which chunk needs
    // which.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const { texts, ofChunk } = takeStyles(chunks, bundle, marked);
      const graph = readGraph(this, chunks);
      const users = assignStyles(graph);
      for (const start of listStarts()) {
        if (!graph.ids.some((id) => id.startsWith(start))) this.error(`no module is ${start}`);
      }
      const emit = (name: string, source: string) => {
        const asset = this.emitFile({ type: 'asset', name: `${name}.css`, source });
        return { file: this.getFileName(asset), size: source.length };
      };
      const join = (ids: readonly string[]) => ids.map((id) => texts.get(id) ?? '').join('\n');
      const ofKinds = (kinds: readonly ScreenKind[]) =>
        join([...users.keys()].filter((id) => isFor(kinds, users.get(id))));
      const all = join([...users.keys()]);
      const print = `/${emit('print', (all.match(printRules) ?? []).join('\n')).file}`;
      const sheets = listCombinations()
        .map((kinds) => {
          const source = ofKinds(kinds).replace(printRules, '');
          return { mask: toMask(kinds), ...emit(nameSheet(kinds), source) };
        })
        .sort((a, b) => a.size - b.size)
        .map(({ mask, file }): Sheet => [mask, `/${file}`]);
      for (const chunk of chunks) {
        const css = chunk.viteMetadata?.importedCss;
        const rest = ofChunk.get(chunk)?.filter((id) => !users.has(id)) ?? [];
        if (rest.length > 0) css?.add(emit(chunk.name, join(rest)).file);
        const kinds = hydratedRoutes[toName(chunk.facadeModuleId ?? '')];
        if (kinds) css?.add(emit(chunk.name, ofKinds(kinds)).file);
      }
      const masks = [...users].map(([id, by]) => [id, by === 'everybody' ? 0 : toMask(by)]);
      const source: SheetManifest = { sheets, print, users: Object.fromEntries(masks) };
      this.emitFile({ type: 'asset', fileName: manifest, source: JSON.stringify(source) });
    },
  };
  const trackStyles: Plugin = {
    name: 'track-styles',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    enforce: 'post',
    buildStart() {
      const file = path.join(web, 'build/client', manifest);
      read = JSON.parse(readFileSync(file, 'utf8')) as SheetManifest;
      rmSync(file);
    },
    transform(code, id) {
      const mask = read?.users[toName(id)];
      if (!id.endsWith('.module.css') || !mask) return null;
      const wrapped = code.replace(/export default (\{[^]*\});?\s*$/, (_all, classes: string) => {
        return `export default trackStyles(${mask}, ${classes});`;
      });
      const from = JSON.stringify(path.join(web, 'document/styles/style-tracker.ts'));
      return { code: `import { trackStyles } from ${from};\n${wrapped}`, map: null };
    },
    // The browser build has the same styles.
    generateBundle(_options, bundle) {
      for (const [name, output] of Object.entries(bundle)) {
        if (output.type === 'chunk') output.viteMetadata?.importedCss.clear();
        else if (name.endsWith('.css')) delete bundle[name];
      }
    },
  };
  const tellSheets: Plugin = {
    name: 'tell-sheets',
    resolveId: (id) => (id === address ? `\0${address}` : null),
    load: (id) =>
      id === `\0${address}`
        ? `export const print = ${JSON.stringify(read?.print ?? '')};
           export default ${JSON.stringify(read?.sheets ?? [])};`
        : null,
  };
  return [markStyle, joinStyles, trackStyles, tellSheets];
}

/** Returns the path below `app/`; other modules keep their own path. */
function toName(id: string): string {
  const file = id.replace(/^\0/, '').split('?')[0] ?? id;
  return file.startsWith(app) ? file.slice(app.length) : file;
}

/** Returns the text of each style and its chunk; removes the sheets of those chunks. */
function takeStyles(
  chunks: readonly Rollup.OutputChunk[],
  bundle: Rollup.OutputBundle,
  marked: readonly string[],
) {
  const texts = new Map<string, string>();
  const ofChunk = new Map<Rollup.OutputChunk, string[]>();
  for (const chunk of chunks) {
    const names = [...(chunk.viteMetadata?.importedCss ?? [])];
    chunk.viteMetadata?.importedCss.clear();
    for (const name of names) {
      const sheet = bundle[name];
      delete bundle[name];
      if (sheet?.type !== 'asset') continue;
      const [, ...parts] = sheet.source.toString().split(mark);
      for (let at = 0; at < parts.length; at += 2) {
        const id = marked[Number(parts[at])] ?? '';
        texts.set(id, (parts[at + 1] ?? '').trim());
        ofChunk.set(chunk, [...(ofChunk.get(chunk) ?? []), id]);
      }
    }
  }
  return { texts, ofChunk };
}

function readGraph(
  context: Rollup.PluginContext,
  chunks: readonly Rollup.OutputChunk[],
): ModuleGraph & { ids: string[] } {
  const imports = new Map<string, string[]>();
  for (const id of context.getModuleIds()) {
    const imported = context.getModuleInfo(id)?.importedIds ?? [];
    // A route is in the graph twice: complete, and with the browser's part.
    imports.set(toName(id), [...(imports.get(toName(id)) ?? []), ...imported.map(toName)]);
  }
  const islands = context.getModuleInfo(serverIslands)?.dynamicallyImportedIds ?? [];
  const entries = chunks
    .filter(({ isEntry }) => isEntry)
    .map((chunk) => chunk.facadeModuleId ?? '');
  return {
    layout,
    entries: [...entries, ...islands].map(toName),
    ids: [...imports.keys()],
    importsOf: (id) => imports.get(id) ?? [],
  };
}
