import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { frameChunk, screenChunks } from './scripts/web-chunks.ts';

const outputFolder = 'dist/web';
const frameFile = `${frameChunk}-`;
const worthCompressing = /\.(?:js|css|html|svg|txt)$/u;

/** Compresses once at the highest level, so that the server only picks a file. */
function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async closeBundle() {
      const files = await readdir(outputFolder, { recursive: true, withFileTypes: true });
      await Promise.all(
        files
          .filter((file) => file.isFile() && worthCompressing.test(file.name))
          .map(async (file) => {
            const path = join(file.parentPath, file.name);
            const content = await readFile(path);
            const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
            await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
            await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
          }),
      );
    },
  };
}

const latinFont = /inter-latin-opsz-normal-[^/]+\.woff2$/u;

/** Fetches the font beside the scripts: text that is first drawn in another one would move. */
function preloadedFont(): Plugin {
  return {
    name: 'preloaded-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => latinFont.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
            injectTo: 'head',
          })),
    },
  };
}

export default defineConfig({
  plugins: [react(), tailwindcss(), precompressed(), preloadedFont()],
  publicDir: 'core/web/static',
  build: {
    outDir: outputFolder,
    emptyOutDir: true,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    modulePreload: {
      polyfill: false,
      // Only the frame after the sign-in is told what it imports: such lists for every screen were a
      // quarter of our part of the first load, and a link fetches its screen when it is pointed at.
      resolveDependencies: (file, imports, { hostType }) =>
        hostType === 'html' || file.includes(frameFile)
          ? imports
          : imports.filter((name) => name.endsWith('.css')),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Without names: the first load lists the files of every screen.
        chunkFileNames: ({ name }) =>
          name === frameChunk ? `assets/${frameFile}[hash].js` : 'assets/[hash].js',
        // The first load is two files, ours and the packages', which change less often: split by
        // which screens share what, its dozen parts compress worse.
        codeSplitting: {
          groups: [
            { name: 'packages', tags: ['$initial'], test: /node_modules/u },
            { name: 'app', tags: ['$initial'] },
            ...screenChunks(fileURLToPath(new URL('app/web/main.tsx', import.meta.url))),
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': process.env.API_URL ?? 'http://localhost:3000' } },
});
