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

const rules = [
  '{package,knip,tsconfig,tsconfig.base,tsconfig.tests}.json',
  '.oxlintrc.json',
  '{domain,server,web,cli,e2e,bench,scripts}/**/{tsconfig,tsconfig.tests,.oxlintrc}.json',
];

/** A folder that has the rules of our rooms, and nothing in them. */
export class EmptyHouse {
  readonly folder = mkdtempSync(join(tmpdir(), 'outrider-fences-'));

  constructor() {
    for (const rule of globSync(rules, { cwd: root }))
      cpSync(join(root, rule), join(this.folder, rule));
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'), 'junction');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.folder, file)), { recursive: true });
    writeFileSync(join(this.folder, file), text);
  }

  /** Runs a program of our packages in it; answers what that said. */
  run(program: string, ...parameters: string[]): { code: number; said: string } {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'node_modules', program), ...parameters],
      { cwd: this.folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    );
    return { code: status ?? 1, said: stdout + stderr };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
