import { createHmac, randomBytes } from 'node:crypto';
import { parseCookies } from 'better-auth/cookies';
import { serverLimits } from '#core/platform/limits.ts';
import { isTimingSafeEqual } from '#core/server/authorization/timing-safe-equal.ts';

/** More people than this on one device: the first are unknown again. */
const accountsMost = 5;
const signatureBytes = 16;
const second = 1000;

/**
 * The cookie of a device that has signed in before: a random name, and for each account a signature
 * over both. It only decides which counter of wrong passwords applies, and opens nothing.
 */
export function openKnownDevices(secret: string, publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  const cookieName = `${isSecure ? '__Secure-' : ''}outrider.device`;
  const signatureOf = (device: string, email: string) =>
    createHmac('sha256', secret)
      .update(`known device\n${device}\n${email.trim().toLowerCase()}`)
      .digest()
      .subarray(0, signatureBytes)
      .toString('base64url');
  const read = (cookies: string | undefined) => {
    const [device = '', ...signatures] = (parseCookies(cookies ?? '').get(cookieName) ?? '')
      .split('.')
      .slice(0, accountsMost + 1);
    return { device, signatures };
  };

  return {
    /** The device's name when it has signed in to this account before. */
    deviceFor(email: string, cookies: string | undefined): string | null {
      const { device, signatures } = read(cookies);
      const expected = signatureOf(device, email);
      const isKnown = signatures.some((signature) => isTimingSafeEqual(signature, expected));
      return isKnown && device !== '' ? device : null;
    },

    /** The Set-Cookie header that makes this device known to the account. */
    remember(email: string, cookies: string | undefined): string {
      const { device, signatures } = read(cookies);
      const name = /^[\w-]{22}$/u.test(device) ? device : randomBytes(16).toString('base64url');
      const own = signatureOf(name, email);
      const others = name === device ? signatures.filter((signature) => signature !== own) : [];
      const value = [name, own, ...others.slice(0, accountsMost - 1)].join('.');
      const maxAge = serverLimits.knownDeviceMs / second;
      const flags = `Max-Age=${maxAge}; Path=/api/auth; HttpOnly; SameSite=Lax`;
      return `${cookieName}=${value}; ${flags}${isSecure ? '; Secure' : ''}`;
    },
  };
}

export type KnownDevices = ReturnType<typeof openKnownDevices>;
