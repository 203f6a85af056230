import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const entry = 'app/entry.document.ts';
/** Virtual module whose default export is the address of every page's script. */
const address = 'virtual:document-entry';

/**
 * Builds `app/entry.document.ts` beside Remix's entry, with shared chunks, and passes its address
 * to the server.
 */
export function documentEntry(): Plugin {
  let root = '';
  let isServer = false;
  let isBuild = false;
  return {
    name: 'document-entry',
    configResolved(config) {
      root = config.root;
      isServer = Boolean(config.build.ssr);
      isBuild = config.command === 'build';
    },
    buildStart() {
      if (isBuild && !isServer) {
        this.emitFile({ type: 'chunk', id: path.join(root, entry), name: 'document' });
      }
    },
    // React Refresh must load first; Remix adds it to its own pages only.
    transform: (code, id) =>
      !isBuild && id.endsWith(`/${entry}`)
        ? `import 'virtual:remix/inject-hmr-runtime';\n${code}`
        : null,
    resolveId: (id) => (id === address ? `\0${address}` : null),
    async load(id) {
      if (id !== `\0${address}`) return null;
      // The browser does not need the address: React keeps the server's elements.
      if (!isServer) return `export default ${JSON.stringify(isBuild ? '' : `/${entry}`)};`;
      // Remix builds for the browser first, and removes this file after the whole build.
      const manifest = path.join(root, 'build/client/.vite/manifest.json');
      const files = JSON.parse(await readFile(manifest, 'utf8')) as Record<
        string,
        { file: string }
      >;
      const file = files[entry]?.file;
      if (file === undefined) throw new Error(`${manifest} has no entry ${entry}`);
      return `export default ${JSON.stringify(`/${file}`)};`;
    },
  };
}
