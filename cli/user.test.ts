import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { inject } from '#core/tests/client.ts';
import { commandLine } from '#core/tests/entries.ts';
import { rotateTests } from '#core/tests/rotate-tests.ts';
import { requestSignIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';

rotateTests();
const server = await openTestServer({ demonstration: true });
const { settings, app } = server;

/** The command line beside a running server, with this on standard input. */
function outrider(parameters: readonly string[], input = '') {
  const child = spawn(process.execPath, [commandLine, 'user', ...parameters], {
    env: {
      ...process.env,
      DATABASE_URL: settings.databaseUrl ?? '',
      AUTH_SECRET: settings.authSecret,
      DATA_DIR: settings.dataFolder,
    },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  }
  child.stdin.end(input);
  return new Promise<{ code: number | null; said: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, said: said.join('').trim() })),
  );
}
const signIn = (email: string, password: string) =>
  requestSignIn(app, settings.publicUrl, { email, password });
const meanwhile = (cookie: string) =>
  inject(app, { method: 'GET', url: '/api/auth/token', headers: { cookie } });

describe('outrider user', () => {
  test('lists everybody with roles, corporation and state', async () => {
    const { said, code } = await outrider(['list']);
    expect(code).toBe(0);
    expect(said).toMatch(/^champion@skf\.example +Maja Rask +SKF +Foundry Champion/mu);
    expect(said).toMatch(/^foundry@outrider\.example +Jon Oberg +Foundry User, foundry flag/mu);
  });

  test('ends the access of somebody who leaves, and gives it back', async () => {
    const email = 'developer@skf.example';
    const person = await server.signIn(email);
    expect(await outrider(['deactivate', email])).toEqual({
      code: 0,
      said: `${email} is deactivated now.`,
    });
    expect((await meanwhile(person.cookie)).status).toBe(401);
    expect((await signIn(email, 'outrider-demo')).body).toMatchObject({ code: 'signIn.disabled' });
    expect((await outrider(['activate', email.toUpperCase()])).said).toBe(
      `${email} is active now.`,
    );
    // Sessions from before do not come back with the account.
    expect((await meanwhile(person.cookie)).status).toBe(401);
    expect((await signIn(email, 'outrider-demo')).status).toBe(200);
  });

  test('sets a password, which ends all sessions', async () => {
    const email = 'observer@skf.example';
    const person = await server.signIn(email);
    expect((await outrider(['password', email], 'a long new phrase\n')).said).toContain(
      'has a new password, and was signed out everywhere.',
    );
    expect((await meanwhile(person.cookie)).status).toBe(401);
    expect((await signIn(email, 'outrider-demo')).status).toBe(401);
    expect((await signIn(email, 'a long new phrase')).status).toBe(200);
  });

  test('gives and takes a role, but never the last Superuser’s', async () => {
    const email = 'member@skf.example';
    expect((await outrider(['role', email, 'Superuser'])).said).toBe(`${email} is Superuser now.`);
    expect((await outrider(['role', email, 'Superuser'])).said).toContain('already');
    const first = ['role', 'superuser@outrider.example', 'Superuser', '--remove'];
    const second = ['role', email, 'Superuser', '--remove'];
    const both = await Promise.all([outrider(first), outrider(second)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1]);
    expect(both.find(({ code }) => code === 1)?.said).toBe(
      'This is the last Superuser who can sign in. Give the role to someone else first.',
    );
    await outrider(['role', 'superuser@outrider.example', 'Superuser']);
  });

  test('shows and ends sessions', async () => {
    const email = 'owner@skf.example';
    const { cookie } = await server.signInAgain(email);
    expect((await outrider(['sessions', email])).said.split('\n').length).toBeGreaterThan(1);
    expect((await outrider(['sessions', email, '--end'])).said).toMatch(/^\d+ sessions? of owner/u);
    expect((await meanwhile(cookie)).status).toBe(401);
  });

  test.each([
    [['deactivate', 'nobody@skf.example'], 'No account has the address nobody@skf.example.'],
    [['role', 'owner@skf.example', 'King'], 'There is no system role “King”.'],
    [['password', 'owner@skf.example'], 'The password must be 6 characters long or more.'],
    [['create', 'ann@skf.example'], 'The password must be 6 characters long or more.'],
  ])('%j is refused with a sentence, without a stack', async (parameters, sentence) => {
    const { code, said } = await outrider(parameters, 'abc\n');
    expect(code).toBe(1);
    expect(said).toContain(sentence);
    expect(said).not.toContain('    at ');
  });

  test('refuses the published password of the demonstration', async () => {
    const { said } = await outrider(['create', 'ann@company.example'], 'outrider-demo\n');
    expect(said).toBe('This password is among the most common ones. Choose another.');
  });
});
