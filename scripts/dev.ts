import { createServer } from 'vite';
import { serverBundle } from './bundles.js';
import { root, run } from './child.js';

/** Server and web app in development, with restart and hot reload on changes. */
const webPort = Number(process.env.PORT ?? 3000);
const serverPort = webPort + 1;
const serverAddress = `http://localhost:${serverPort}`;

// The server uses this URL in links and cookies; the browser only connects to Vite.
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${webPort}`;

const vite = await createServer({
  root,
  server: {
    port: webPort,
    strictPort: true,
    proxy: { '/api': serverAddress },
  },
});
await vite.listen();
console.log(`\n  The web app is at ${publicUrl}; it waits for the server.\n`);

const watching = ['--watch', '--watch-preserve-output', serverBundle.entry];
process.exitCode = await run(process.execPath, [...watching, ...process.argv.slice(2)], {
  env: {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(serverPort),
    PUBLIC_URL: publicUrl,
  },
});
await vite.close();
