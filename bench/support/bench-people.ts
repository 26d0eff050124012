import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type pg from 'pg';

const keyId = 'bench-key';

/** Accounts of a corporation with a session and a token each, without a password to hash. */
export async function createPeople(
  pool: pg.Pool,
  issuer: string,
  corporationId: string,
  count: number,
): Promise<string[]> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  // Older than the server's own, which goes on signing.
  await pool.query(
    `insert into auth_keys (id, public_key, private_key, created_at, alg)
      values ($1, $2, '""', 'epoch', 'ES256')`,
    [keyId, JSON.stringify(await exportJWK(publicKey))],
  );
  await pool.query(
    `insert into auth_users (id, name, email, email_verified)
      select 'bench-' || n, 'Bench ' || n, 'bench-' || n || '@example.com', true
      from generate_series(1, $1) n`,
    [count],
  );
  await pool.query(
    `insert into auth_sessions (id, user_id, token, expires_at)
      select id, id, id, now() + interval '1 day' from auth_users where id like 'bench-%'`,
  );
  await pool.query(
    `insert into users (id, auth_id, email, corporation_id)
      select gen_random_uuid(), id, email, $1 from auth_users where id like 'bench-%'`,
    [corporationId],
  );
  const sign = (nth: number): Promise<string> =>
    new SignJWT({ sid: `bench-${nth}` })
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setSubject(`bench-${nth}`)
      .setIssuer(issuer)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
  return Promise.all(Array.from({ length: count }, (_, index) => sign(index + 1)));
}
