import { expect, test } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { serverLimits } from '#core/platform/limits.ts';
import { openHttp } from '#core/platform/http/open-http.ts';
import { openLog } from '#core/platform/log/log.ts';
import { add } from '#features/cases/files/domain/endpoints.ts';
import type { EndpointRuntime } from './endpoint-request.ts';
import { serveUpload, uploadMsOf } from './uploads.ts';

test('the body of an upload may take longer than others', async () => {
  const app = await openHttp(
    { publicUrl: 'http://localhost', trustProxy: false, apiHost: null, inlineScripts: [] },
    openLog('silent'),
  );
  const configs: unknown[] = [];
  app.addHook('onRoute', ({ config }) => void configs.push(config));
  const neverAsked = () => Promise.reject(new Error('Nobody uploads here.'));
  const runtime = { fileBytes: limits.fileBytes } as EndpointRuntime;
  serveUpload(app, runtime, add, { admit: neverAsked, keep: neverAsked });
  await app.ready();
  expect(configs).toMatchObject([{ bodyMs: serverLimits.uploadMs }]);
  expect(serverLimits.uploadMs).toBeGreaterThan(serverLimits.bodyMs);
  await app.close();
});

test('a large file may take as long as it needs at 256 kB a second', () => {
  expect(uploadMsOf(limits.fileBytes)).toBe(serverLimits.uploadMs);
  expect(uploadMsOf(2048 * 1024 * 1024)).toBe(8192 * 1000);
});
