import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { ownNode, root } from './child.js';

const packageFolder = join(root, 'node_modules/@sparticuz/chromium');

/** Unpacks into its TMPDIR; with this platform name it unpacks the libraries as well. */
const unpack =
  "const { default: it } = await import('@sparticuz/chromium'); await it.executablePath();";
const withLibraries = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };

/** @param {string} text */
const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * Unpacked beside its destination and renamed: a partial copy would be used from then on.
 *
 * @param {string} folder
 */
function unpackInto(folder) {
  const node = ownNode();
  const unfinished = `${folder}.new-${process.pid}`;
  if (node === null) return false;
  try {
    mkdirSync(unfinished, { recursive: true });
    const { status } = spawnSync(node, ['--input-type=module', '--eval', unpack], {
      cwd: root,
      env: { ...process.env, ...withLibraries, TMPDIR: unfinished },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) return false;
    rmSync(folder, { recursive: true, force: true });
    renameSync(unfinished, folder);
    return true;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * The browser from an npm package, on machines it is built for: on its own, and with the libraries and
 * fonts it brings for a machine that lacks them.
 *
 * @returns {Promise<string[]>}
 */
export async function packagedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  if (!existsSync(packageFolder)) return [];
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  const folder = join(root, '.cache/chromium', version);
  const browser = join(folder, 'chromium');
  if (!existsSync(browser) && !unpackInto(folder)) return [];
  const equipped = join(folder, 'chromium-with-libraries');
  const lines = [
    '#!/bin/sh',
    `LD_LIBRARY_PATH=${quoted(join(folder, 'al2023/lib'))}`,
    'export LD_LIBRARY_PATH',
    `[ -d /etc/fonts ] || export FONTCONFIG_PATH=${quoted(join(folder, 'fonts'))}`,
    `exec ${quoted(browser)} "$@"`,
  ];
  writeFileSync(equipped, `${lines.join('\n')}\n`);
  chmodSync(equipped, 0o755);
  return [browser, equipped];
}
