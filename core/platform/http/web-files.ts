import { refusals } from '#core/domain/refusals.ts';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installationMeta, type Installation } from '#core/domain/installation.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { buildIdOf, keepAssets } from './earlier-builds.ts';
import { refused } from './refused.ts';

const secretPages = /^\/(follow-up|invited|reset-password|unsubscribe)(\/|$)/u;
const yearSeconds = 365 * 24 * 60 * 60;
const immutable = `public, max-age=${yearSeconds}, immutable`;

/** An image that replaces the product's mark. */
export interface LogoFile {
  readonly path: string;
  readonly type: 'image/svg+xml' | 'image/png';
  readonly bytes: Buffer;
}

export interface WebFiles {
  readonly folder: string;
  readonly page: string;
  readonly build: string;
  /** `sha256-…` of each inline script, for the content security policy. */
  readonly inlineScripts: readonly string[];
}

const characterReferences: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replace(/[&<"]/gu, (c) => characterReferences[c] ?? c);

/** The page with the facts of its installation in it. */
function withInstallation(page: string, installation: Installation): string {
  const content = escaped(JSON.stringify(installation));
  return page
    .replace(
      `<meta name="${installationMeta}" content="" />`,
      () => `<meta name="${installationMeta}" content="${content}" />`,
    )
    .replace(/<title>[^<]*<\/title>/u, () => `<title>${escaped(installation.productName)}</title>`);
}

/** The built web app, or null when it has not been built (as in server tests). */
export async function readWebFiles(
  folder: string,
  installation: Omit<Installation, 'build'>,
): Promise<WebFiles | null> {
  const built = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  if (built === null) return null;
  const build = buildIdOf(built);
  const page = withInstallation(built, { ...installation, build });
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/gu)];
  const inlineScripts = scripts.map(
    ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );
  return { folder, page, build, inlineScripts };
}

/**
 * Serves hashed assets with a year's cache, those of earlier builds too, everything else uncached, and the
 * page for every other URL.
 */
export async function serveWebFiles(
  app: FastifyInstance,
  files: WebFiles,
  logo: LogoFile | null,
  /** A folder for the assets of this build, and of those before. */
  keeper: string,
): Promise<void> {
  const earlier = await keepAssets(files.folder, keeper).catch((error: unknown) => {
    app.log.warn({ err: error }, 'The assets of earlier builds cannot be kept.');
    return new Map<string, string>();
  });
  if (logo) {
    app.get(logo.path, async (_request, reply) =>
      reply.type(logo.type).header('cache-control', immutable).send(logo.bytes),
    );
  }
  await app.register(fastifyStatic, {
    root: files.folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isEarlier = !path.startsWith(files.folder);
      const hashed = isEarlier || path.includes(`${join(files.folder, 'assets')}`);
      reply.header('cache-control', hashed ? immutable : 'no-cache');
    },
  });
  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const folder = earlier.get(path.slice(1));
    if (folder !== undefined) return reply.sendFile(path.slice(1), folder);
    const isPage = !path.startsWith('/api/') && path !== '/api' && !path.startsWith('/assets/');
    if (!isPage) throw refused(refusals.notFound);
    // The URL contains a secret: no referrer, no search engine.
    if (secretPages.test(path)) {
      void reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    }
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(files.page);
  });
}
