import { readSettings, type Settings } from '#core/server/settings.ts';
import { testPublicUrl } from './cluster.ts';

/** The settings of a server in a test, from these environment variables and those that suit every test. */
export const testSettings = (environment: Readonly<Record<string, string>>): Settings =>
  readSettings({
    PUBLIC_URL: testPublicUrl,
    AUTH_SECRET: 'a secret that only the tests of this product use',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    // Embeddings have tests of their own.
    EMBEDDINGS: 'off',
    CALL_LIMITS: 'off',
    ...environment,
  });
