import { setSourceMapsSupport } from 'node:module';

// What --enable-source-maps does, but for the maps of installed packages: those of the search engine
// alone take 50 MB, for Node keeps each that it meets in memory.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
