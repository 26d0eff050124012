import { basename, dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { commandLineBundle, serverBundle } from '#scripts/bundles.js';
import { bundleExternals } from '#scripts/runtime-packages.js';

const root = fileURLToPath(new URL('.', import.meta.url));
const outputFolder = dirname(serverBundle.output);

const notOurs = /node_modules|^\0|^rolldown/u;
const relativeUrl = /new URL\(\s*'([^']+)',\s*import\.meta\.url,?\s*\)/gu;

/**
 * Keeps `new URL('./x', import.meta.url)` in our sources pointing at the same thing from the bundle:
 * a module, such as a worker's, becomes a file of the bundle; anything else is used where it is.
 */
function relocatedUrls(): Plugin {
  return {
    name: 'relocated-urls',
    enforce: 'pre',
    transform: {
      filter: { id: { exclude: notOurs }, code: /import\.meta/u },
      handler(code, id) {
        const relocated = code.replaceAll(relativeUrl, (_, target: string) => {
          const path = resolve(dirname(id), target);
          if (path.endsWith('.ts')) {
            const fileName = `${basename(path, '.ts')}.js`;
            this.emitFile({ type: 'chunk', id: path, fileName });
            return `new URL('./${fileName}', import.meta.url)`;
          }
          const fromBundle = relative(resolve(root, outputFolder), path).split(sep).join('/');
          return `new URL(${JSON.stringify(fromBundle)}, import.meta.url)`;
        });
        if (/import\.meta\./u.test(code.replaceAll(relativeUrl, ''))) {
          this.error("Files are found from the bundle as new URL('./file', import.meta.url) only.");
        }
        return { code: relocated, map: null };
      },
    },
  };
}

/**
 * Leaves the packages without maps: Node keeps in memory the maps of all it runs, with those of the
 * packages 140 MB. Packages are not minified, so their lines of a stack are readable as they are.
 */
function unmappedPackages(): Plugin {
  return {
    name: 'unmapped-packages',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.moduleIds.every((id) => notOurs.test(id))) continue;
        chunk.code = chunk.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/u, '\n');
        chunk.map = null;
        delete bundle[`${chunk.fileName}.map`];
      }
    },
  };
}

/**
 * Refuses what `charset` leaves: raw templates, whose text can be read. A single character beyond
 * Latin-1 makes Node keep the whole file with two bytes a character.
 */
function asciiOnly(): Plugin {
  return {
    name: 'ascii-only',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const at = chunk.code.search(/[^\0-\x7f]/u);
        const around = chunk.code.slice(Math.max(0, at - 100), at + 100);
        if (at >= 0) this.error(`Write these characters as escapes: ${around.trim()}`);
      }
    },
  };
}

/**
 * Imports of node:http as CommonJS would load it: imported as a module, all its exports are read at
 * once, and the one called WebSocket loads undici, which takes a tenth of a second and 14 MB.
 */
function requiredHttp(): Plugin {
  const id = '\0required:node:http';
  return {
    name: 'required-http',
    enforce: 'pre',
    resolveId: { filter: { id: /^(?:node:)?http$/u }, handler: () => id },
    load: {
      filter: { id: /^\0required:/u },
      handler: () => `module.exports = process.getBuiltinModule('node:http');`,
    },
  };
}

export default defineConfig({
  root,
  plugins: [relocatedUrls(), unmappedPackages(), asciiOnly(), requiredHttp()],
  publicDir: false,
  ssr: {
    noExternal: true,
    external: bundleExternals,
  },
  build: {
    ssr: true,
    outDir: outputFolder,
    emptyOutDir: true,
    target: 'node24',
    sourcemap: true,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: [serverBundle.entry, commandLineBundle.entry],
      external: ['pg-native'],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // The lines of code are in the sources, which lie beside it.
        sourcemapExcludeSources: true,
        comments: false,
        charset: 'ascii',
        // Apart from ours, and what is imported later apart from what is imported at once.
        codeSplitting: {
          groups: [{ name: 'packages', test: /node_modules/u, entriesAware: true }],
        },
      },
    },
  },
});
