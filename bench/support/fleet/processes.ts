import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';

/** Processes of other products, each with its log, ended together. */
export class Processes {
  readonly #children: ChildProcess[] = [];

  /** @param user who runs it: some refuse to run as root */
  start(
    words: readonly string[],
    log: string,
    user?: string,
    environment: Readonly<Record<string, string>> = {},
  ): ChildProcess {
    const account = user === undefined ? [] : [`--reuid=${user}`, '--clear-groups'];
    // They end with this process, however it ends.
    const [program, ...parameters] = ['setpriv', '--pdeathsig=TERM', ...account, ...words] as const;
    const output = openSync(log, 'a');
    const child = spawn(program, parameters, {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...environment },
    });
    this.#children.push(child);
    return child;
  }

  async stop(): Promise<void> {
    for (const child of this.#children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      // One that stands still would not end.
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      await gone;
    }
  }
}
