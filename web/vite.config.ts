import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/**
 * Two builds: `vite build web` gives the browser's files in dist/client; `vite build web --ssr src/entry-server.tsx` gives
 * dist/server/entry-server.js, which renders the public pages and needs nothing but Node.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: here,
  plugins: [react()],
  // The built renderer is one whole; in development Node loads the libraries itself.
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    sourcemap: false,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The content security policy allows no data: fonts, and an inlined picture cannot be cached.
    assetsInlineLimit: 0,
    // One style sheet for all: it is small, and a page rendered on the server is never seen without its styles.
    cssCodeSplit: false,
  },
}));
