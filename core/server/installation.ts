import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { withOwner } from '#core/domain/identity/company-names.ts';
import type { Installation } from '#core/domain/installation.ts';
import type { LogoFile } from '#core/platform/http/web-files.ts';
import { storageEmulatorOf } from './files.ts';
import { InvalidSetting, type Settings } from './settings.ts';

const logoBytesMost = 200 * 1024;
const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

function typeOf(bytes: Buffer, path: string): LogoFile['type'] | null {
  if (bytes.length > logoBytesMost) return null;
  if (extname(path).toLowerCase() === '.png') {
    return bytes.subarray(0, pngSignature.length).equals(pngSignature) ? 'image/png' : null;
  }
  return /<svg[\s>]/u.test(bytes.toString('utf8')) ? 'image/svg+xml' : null;
}

/**
 * Reads the logo of the settings; its path holds its hash, so that it is cached for good.
 * @throws InvalidSetting when it cannot be read, is no image of its kind or is over 200 kB.
 */
export async function readLogo({ logoFile: path }: Settings): Promise<LogoFile | null> {
  if (path === null) return null;
  const bytes = await readFile(path).catch(() => null);
  const type = bytes && typeOf(bytes, path);
  if (!bytes || !type) {
    throw new InvalidSetting([
      `LOGO_FILE is "${path}"; expected: a readable SVG or PNG image of at most 200 kB.`,
    ]);
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { path: `/assets/logo-${hash}${extname(path).toLowerCase()}`, type, bytes };
}

function hostedIdentityIn({ hostedIdentity: hosted }: Settings): Installation['hostedIdentity'] {
  if (hosted === null) return null;
  const { project, apiKey, authDomain, emulator } = hosted;
  return { project, apiKey, authDomain, emulator };
}

/** What every page is told of this installation. */
export const installationOf = (
  settings: Settings,
  { demo, logo }: { demo: boolean; logo: LogoFile | null },
): Omit<Installation, 'build'> => ({
  productName: settings.productName,
  ownerCompany: settings.ownerCompany,
  logo: logo?.path ?? null,
  legalLinks: settings.legalLinks,
  apiHost: settings.apiHost,
  knownCompanies: withOwner(settings.knownCompanies, settings.ownerCompany ?? settings.productName),
  hasOpenDemonstration: demo && !settings.isLoopback,
  hasDrawnMarks: demo,
  providers: settings.providers.flatMap(({ kind }) => (kind === 'oidc' ? [] : kind)),
  hasSingleSignOn: settings.providers.some(({ kind }) => kind === 'oidc'),
  hostedIdentity: hostedIdentityIn(settings),
  fileBytes: settings.fileBytes,
  storageEmulator: storageEmulatorOf(settings),
  usage: {
    respectsSignals: settings.usage.respectsSignals,
    keepsQueries: settings.usage.keepsQueries,
  },
  analytics: settings.analytics,
});
