import { defineConfig } from 'vite';

/** Compiles `server/main.ts` to `build/main.js`, beside the Remix build. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir: 'build',
    emptyOutDir: false,
    target: 'node20',
    sourcemap: true,
    rollupOptions: { output: { entryFileNames: 'main.js', chunkFileNames: 'main-[name].js' } },
  },
});
