import type { Queryable } from '#core/platform/database/open.ts';
import type { Settings } from '#core/server/settings.ts';
import { linkToSetup } from '#features/operations/setup/domain/links.ts';
import { loadSetupCode } from '#features/operations/setup/server/shared/setup-code.ts';
import { demoAccounts, demoPassword } from '#features/people/identity/domain/demo-accounts.ts';

interface Started {
  /** When the start began, by `performance.now()`. */
  readonly startedAt: number;
  /** Whether the demonstration accounts work. */
  readonly demo: boolean;
}

/** Prints the address, and how to get in for the first time. */
export async function printAddress(
  { publicUrl, authSecret }: Settings,
  db: Queryable,
  { startedAt, demo }: Started,
): Promise<void> {
  const ms = Math.round(performance.now() - startedAt);
  const lines = [`  Outrider is ready at ${publicUrl}  (${ms} ms)`];
  if (demo) {
    lines.push('', `  Demonstration accounts, password ${demoPassword}:`);
    const width = Math.max(...demoAccounts.map(({ email }) => email.length));
    for (const { email, about } of demoAccounts) lines.push(`    ${email.padEnd(width)}  ${about}`);
  }
  const code = await loadSetupCode(db, authSecret);
  if (code !== null) {
    lines.push(
      '',
      `  There are no accounts yet. Set it up at ${publicUrl}${linkToSetup}, code ${code}`,
    );
  }
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}
