import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import pg from 'pg';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import { openTokenReader } from '#core/server/authorization/tokens.ts';
import { demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import { load, median, type Measured } from '#bench/support/load.ts';
import { startProduct, type Product } from '#bench/support/product.ts';

/**
 * Reads beside sign-ins: 500 reads a second alone, and beside 50 sign-ins with a password a second, each of
 * another person, in turn. And how many tokens a second one process verifies, 16 at a time.
 */

const port = 4396;
const seconds = Number(process.argv[2] ?? 10);
const rounds = 3;
const connections = 16;
const rates = { reads: 500, signIns: 50 };
const goals = { slowdown: 2, checksPerSecond: 5000 };
const people = 500;
const reader = 'champion@skf.example';

/** Accounts with the password of the demonstration: hashing it for each would take longer than all else. */
async function addPeople({ dataFolder }: Product): Promise<string[]> {
  const database = await openDatabase({ url: null, dataFolder, isGuest: true }, openLog('error'));
  const pool = new pg.Pool({ ...database.connection, max: 1 });
  try {
    await pool.query(
      `insert into auth_users (id, name, email, email_verified)
        select 'bench-' || n, 'Bench ' || n, 'bench-' || n || '@skf.example', true
        from generate_series(1, $1) n`,
      [people],
    );
    await pool.query(
      `insert into auth_accounts (id, user_id, account_id, provider_id, password)
        select u.id, u.id, u.id, 'credential', known.password from auth_users u,
          (select a.password from auth_accounts a join auth_users o on o.id = a.user_id
            where o.email = $1 and a.provider_id = 'credential') known
        where u.id like 'bench-%'`,
      [reader],
    );
    const { rows } = await pool.query<{ email: string }>(
      `select email from auth_users where id like 'bench-%'`,
    );
    return rows.map(({ email }) => email);
  } finally {
    await pool.end();
    await database.close();
  }
}

async function measureReads() {
  const product = await startProduct(port, { CALL_LIMITS: 'off' });
  try {
    const emails = await addPeople(product);
    const token = await product.signIn(reader);
    const page = await fetch(`${product.address}/api/opportunities?limit=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = (await page.json()) as { readonly data: readonly { readonly id: string }[] };
    const read = () =>
      load(`${product.address}/api/opportunities/${data[0]?.id}`, {
        connections,
        seconds,
        rate: rates.reads,
        token,
      });
    const signIn = () =>
      load(`${product.address}/api/auth/sign-in/email`, {
        connections,
        seconds,
        rate: rates.signIns,
        bodies: emails.map((email) => ({ email, password: demoPassword })),
      });
    const alone: Measured[] = [];
    const beside: Measured[] = [];
    const signIns: Measured[] = [];
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await read());
      const [reads, entered] = await Promise.all([read(), signIn()]);
      beside.push(reads);
      signIns.push(entered);
    }
    const rows = {
      'reads alone': median(alone),
      'reads beside sign-ins': median(beside),
      'sign-ins': median(signIns),
    };
    console.table(rows);
    const slowdown = rows['reads beside sign-ins'].p99Ms / Math.max(rows['reads alone'].p99Ms, 1);
    console.log(`  p99 of reads: ${slowdown.toFixed(2)} times (goal: ${goals.slowdown}).\n`);
  } finally {
    await product.stop();
  }
}

async function measureTokens(count: number) {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'bench', alg: 'ES256' };
  const issuer = 'http://localhost';
  const tokens = await Promise.all(
    Array.from({ length: count }, (_, nth) =>
      new SignJWT({ sid: `session-${nth}` })
        .setProtectedHeader({ alg: 'ES256', kid: 'bench' })
        .setSubject(`person-${nth}`)
        .setIssuer(issuer)
        .setAudience(issuer)
        .setExpirationTime('1h')
        .sign(privateKey),
    ),
  );
  const tokenReader = openTokenReader({ issuer, keys: async () => ({ keys: [jwk] }) });
  const perSecond = async () => {
    const startedAt = performance.now();
    const waiting = tokens.values();
    await Promise.all(
      Array.from({ length: connections }, async () => {
        for (const token of waiting) await tokenReader.read(token);
      }),
    );
    return Math.round((count / (performance.now() - startedAt)) * 1000);
  };
  const [first, again] = [await perSecond(), await perSecond()];
  console.table({ 'token checks a second': { first, again, goal: goals.checksPerSecond } });
}

await measureTokens(4000);
await measureReads();
