import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './child.js';

const configuration = ['{package,knip,tsconfig,tsconfig.*}.json', '.oxlintrc.json'];

/** A folder with our configuration of compiler, linter and knip, and none of our files. */
export class EmptyProject {
  readonly folder = mkdtempSync(join(tmpdir(), 'outrider-checks-'));

  constructor() {
    for (const file of globSync(configuration, { cwd: root }))
      cpSync(join(root, file), join(this.folder, file));
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  /** Runs a program of our packages in it; returns its output. */
  run(program: string, ...parameters: string[]): string {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules', program), ...parameters],
      { cwd: this.folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    return stdout + stderr;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
