import type { Manifest, Plugin } from 'vite';

/** Files that name views whose script comes later and that the server draws; see `app/ui/late.tsx`. */
const lateNames = /\/late-[\w-]+\.tsx?$/;

/**
 * Remix links the styles of what a route imports at once. The server draws late views too: their
 * styles are linked with the route that may draw them, or they would be bare without JavaScript.
 */
export function linkLateStyles(): Plugin {
  return {
    name: 'link-late-styles',
    apply: 'build',
    generateBundle: {
      // After Vite has written its manifest, before Remix reads it.
      order: 'post',
      handler(_options, bundle) {
        const file = bundle['.vite/manifest.json'];
        if (file?.type !== 'asset') return;
        const manifest = JSON.parse(String(file.source)) as Manifest;
        const lateIds = [...this.getModuleIds()]
          .filter((id) => lateNames.test(id))
          .flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
        // By file: a chunk that holds other modules too is not named after the view in it.
        const lateFiles = Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' && output.moduleIds.some((id) => lateIds.includes(id))
            ? [output.fileName]
            : [],
        );
        const isLate = (key: string) => lateFiles.includes(manifest[key]?.file ?? '');
        for (const chunk of Object.values(manifest)) {
          const late = (chunk.dynamicImports ?? []).filter(isLate);
          const styles = late.flatMap((source) => listStyles(manifest, source));
          if (late.length > 0) chunk.css = [...new Set([...(chunk.css ?? []), ...styles])];
        }
        file.source = JSON.stringify(manifest);
      },
    },
  };
}

function listStyles(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const below = (chunk.imports ?? []).flatMap((other) => listStyles(manifest, other, seen));
  return [...below, ...(chunk.css ?? [])];
}
