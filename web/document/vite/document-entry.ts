import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const entry = 'app/entry.document.ts';
/** Its default export is the address of the script that every page loads. */
const address = 'virtual:document-entry';

/**
 * Builds `app/entry.document.ts` beside the entry of Remix, sharing its chunks, and tells the server
 * where it is.
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
    // React's refresh wants its runtime first, which Remix gives to its own pages alone.
    transform: (code, id) =>
      !isBuild && id.endsWith(`/${entry}`)
        ? `import 'virtual:remix/inject-hmr-runtime';\n${code}`
        : null,
    resolveId: (id) => (id === address ? `\0${address}` : null),
    async load(id) {
      if (id !== `\0${address}`) return null;
      // The browser never asks for it: React keeps the elements that the server drew.
      if (!isServer) return `export default ${JSON.stringify(isBuild ? '' : `/${entry}`)};`;
      // Remix builds for the browser first, and removes this file when all is built.
      const manifest = path.join(root, 'build/client/.vite/manifest.json');
      const files = JSON.parse(await readFile(manifest, 'utf8')) as Record<
        string,
        { file: string }
      >;
      const file = files[entry]?.file;
      if (file === undefined) throw new Error(`${manifest} does not name ${entry}`);
      return `export default ${JSON.stringify(`/${file}`)};`;
    },
  };
}
