import type { Plugin, Rollup } from 'vite';

/** Names the islands, whose scripts come later and that the server draws. */
const drawnIslands = /\/islands\/drawn-islands\.ts$/;
const root = /\/app\/root\.tsx(\?|$)/;
/** The owner portal is for few: its sheets come with it. */
const portal = /\/app\/routes\/owner\//;

/**
 * Joins the styles of all that the server draws into one sheet, which the root links and so every
 * page (docs/decisions/0072). What the browser alone draws keeps sheets of its own.
 */
export function joinStyles(): Plugin {
  return {
    name: 'join-styles',
    apply: 'build',
    // After Vite has written a sheet for each chunk, before it lists which chunk needs which.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const islands = [...this.getModuleIds()]
        .filter((id) => drawnIslands.test(id))
        .flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const first = chunks.find(({ moduleIds }) => moduleIds.some((id) => root.test(id)));
      if (!first) return;
      const drawn = new Set<Rollup.OutputChunk>();
      collect(first, bundle, drawn);
      for (const chunk of chunks)
        // By module: a chunk that holds other modules too is not named after the view in it.
        if (isEverybodys(chunk) || chunk.moduleIds.some((id) => islands.includes(id)))
          collect(chunk, bundle, drawn);
      const sheets = [...drawn].flatMap((chunk) => takeSheets(chunk, bundle));
      // The server's build reads the same styles, and the browser's has them already.
      if (this.environment.config.build.ssr) return;
      const file = this.emitFile({ type: 'asset', name: 'site.css', source: sheets.join('\n') });
      first.viteMetadata?.importedCss.add(this.getFileName(file));
    },
  };
}

function isEverybodys({ isEntry, facadeModuleId }: Rollup.OutputChunk): boolean {
  return isEntry && !portal.test(facadeModuleId ?? '');
}

/** A chunk after all that it imports, as the browser would have linked them. */
function collect(
  chunk: Rollup.OutputChunk,
  bundle: Rollup.OutputBundle,
  found: Set<Rollup.OutputChunk>,
): void {
  if (found.has(chunk)) return;
  for (const name of chunk.imports) {
    const other = bundle[name];
    if (other?.type === 'chunk') collect(other, bundle, found);
  }
  found.add(chunk);
}

/** The text of a chunk's own sheets, which are sheets no more. */
function takeSheets({ viteMetadata }: Rollup.OutputChunk, bundle: Rollup.OutputBundle): string[] {
  const names = [...(viteMetadata?.importedCss ?? [])];
  viteMetadata?.importedCss.clear();
  return names.map((name) => {
    const sheet = bundle[name];
    delete bundle[name];
    return sheet?.type === 'asset' ? sheet.source.toString() : '';
  });
}
