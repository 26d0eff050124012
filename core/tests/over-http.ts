import { demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import { cookiesIn } from './sign-in.ts';

/** Signs in to a running product, and returns the headers for every further call. */
export async function signInOverHttp(url: string, email: string): Promise<Record<string, string>> {
  const reply = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (!reply.ok) throw new Error(`Signing in: ${reply.status} ${await reply.text()}`);
  const cookie = cookiesIn(reply.headers.getSetCookie());
  const exchanged = await fetch(`${url}/api/auth/token`, { headers: { cookie } });
  const { token } = (await exchanged.json()) as { token: string };
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}
