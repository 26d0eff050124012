import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Prompted for, not an argument: arguments are visible to everybody on the machine. */
export async function askPassword(prompt = 'Password: '): Promise<string> {
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  if (process.stdin.isTTY) process.stderr.write(prompt);
  const reader = createInterface({
    input: process.stdin,
    output: silence,
    terminal: process.stdin.isTTY,
  });
  try {
    return await reader.question('');
  } finally {
    reader.close();
    process.stderr.write('\n');
  }
}
