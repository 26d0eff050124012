import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import * as z from 'zod/mini';

const PackageFile = z.object({ version: z.string() });
const packageFile = new URL('../../../package.json', import.meta.url);

export const productVersion = async (): Promise<string> =>
  PackageFile.parse(JSON.parse(await readFile(packageFile, 'utf8'))).version;

/** What this process says of itself in the register of nodes. */
export interface ThisNode {
  readonly name: string;
  readonly version: string;
}

interface Process {
  /** Its port, or what it does. */
  readonly at: number | string;
  /** The id of the built web app, by which two builds of one version differ. */
  readonly build: string | null;
}

const hostCharacters = 40;
const buildCharacters = 8;

/** Named as proxies in front know it. */
export async function thisNode({ at, build }: Process): Promise<ThisNode> {
  const [host = ''] = hostname().split('.');
  const version = await productVersion();
  return {
    name: `${host.slice(0, hostCharacters)}:${at}`,
    version: build === null ? version : `${version}+${build.slice(0, buildCharacters)}`,
  };
}
