import { APIError, createAuthEndpoint, formCsrfMiddleware } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { handleOAuthUserInfo } from 'better-auth/oauth2';
import * as z from 'zod/mini';
import { hostedTokenVerifier, type HostedTokens } from './hosted-tokens.ts';
import { emailIn, nameIn, type ProviderRules } from './providers.ts';

/** Of the accounts of a hosted identity service. */
export const hostedProviderId = 'hosted';
export const hostedSignInPath = '/sign-in/hosted';

/** A session for whom a token names: found, linked or created by the rules of all providers. */
export function hostedSignIn(tokens: HostedTokens, rules: ProviderRules) {
  const verify = hostedTokenVerifier(tokens);
  const endpoint = createAuthEndpoint(
    hostedSignInPath,
    {
      method: 'POST',
      use: [formCsrfMiddleware],
      body: z.strictObject({ idToken: z.string() }),
    },
    async (context) => {
      const claims = await verify(context.body.idToken).catch((error: unknown) => {
        context.context.logger.warn(`The keys of the identity service: ${String(error)}`);
        throw new APIError('SERVICE_UNAVAILABLE', { code: 'temporarily_unavailable' });
      });
      if (claims === null) throw new APIError('UNAUTHORIZED', { code: 'invalid_code' });
      const email = emailIn(claims);
      if (email === null) throw new APIError('FORBIDDEN', { code: 'email_not_found' });
      const emailVerified = await rules.isEmailVerified(hostedProviderId, claims);
      if (emailVerified) await rules.emailProven(email);
      const accountId = `${String(claims['iss'])} ${String(claims['sub'])}`;
      const { data, error } = await handleOAuthUserInfo(context, {
        userInfo: { id: accountId, email, emailVerified, name: nameIn(claims) },
        account: { providerId: hostedProviderId, accountId },
      });
      if (error !== null) {
        throw new APIError('FORBIDDEN', { code: error.replaceAll(' ', '_') });
      }
      await setSessionCookie(context, data);
      const { id, name } = data.user;
      return context.json({ user: { id, email: data.user.email, name, image: null } });
    },
  );
  return { id: 'hosted-sign-in', endpoints: { signInHosted: endpoint } };
}
