import { createHash } from 'node:crypto';
import { parseCookies } from 'better-auth/cookies';

/**
 * The library ties a sign-in to its browser by one cookie, so that a second one begun in another tab
 * would end the first. Here each has a cookie of its own, named after its state.
 */

const cookieNames = ['outrider.state', '__Secure-outrider.state'] as const;

const suffixOf = (state: string): string =>
  createHash('sha256').update(state).digest('base64url').slice(0, 16);

/** The `Set-Cookie` headers of the library, as ours of this state. */
export const nameStateCookies = (cookies: readonly string[], state: string): string[] =>
  cookies.map((cookie) => {
    const name = cookieNames.find((one) => cookie.startsWith(`${one}=`));
    return name === undefined ? cookie : cookie.replace(name, `${name}.${suffixOf(state)}`);
  });

/** The `Cookie` header of a browser, with the cookie of this state under the library's name. */
export function cookiesForState(cookies: string, state: string): string {
  const all = parseCookies(cookies);
  const others = cookies
    .split('; ')
    .filter((pair) => !cookieNames.some((name) => pair.startsWith(name)));
  const own = cookieNames.flatMap((name) => {
    const value = all.get(`${name}.${suffixOf(state)}`);
    return value === undefined ? [] : `${name}=${encodeURIComponent(value)}`;
  });
  return [...others, ...own].join('; ');
}
