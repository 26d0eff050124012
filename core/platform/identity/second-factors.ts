import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins';

/**
 * Six digits of an authenticator app (TOTP, RFC 6238), and ten recovery codes. Asked after a password;
 * guessing is slowed down by our own guard, which keeps nobody out for good.
 */
export const secondFactor = (productName: string) =>
  twoFactor({ issuer: productName, accountLockout: { enabled: false } });

/**
 * Passkeys (WebAuthn). The device checks who uses it by fingerprint, face or PIN, so a passkey is two
 * factors, and no code is asked after it.
 */
export const passkeys = (productName: string) =>
  passkey({
    rpName: productName,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification: ({ verification }) => {
        if (verification.registrationInfo?.userVerified === true) return;
        throw new APIError('BAD_REQUEST', { code: 'USER_NOT_VERIFIED' });
      },
    },
    authentication: {
      afterVerification: ({ verification }) => {
        if (verification.authenticationInfo.userVerified) return;
        throw new APIError('UNAUTHORIZED', { code: 'USER_NOT_VERIFIED' });
      },
    },
  });
