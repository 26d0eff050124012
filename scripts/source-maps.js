import { setSourceMapsSupport } from 'node:module';

// Like --enable-source-maps, but not for installed packages: the source maps of the search engine alone
// take 50 MB, since Node keeps each in memory.
setSourceMapsSupport(true, { nodeModules: false, generatedCode: false });
