import { openIdentityProvider } from './identity-provider/open-identity-provider.ts';
import { providerPeople } from './identity-provider/people.ts';

/** The local identity provider, where `EMULATORS=on` expects it (section 9). */
const port = Number(process.env.IDENTITY_PROVIDER_PORT ?? 9099);
const { url } = await openIdentityProvider(port, providerPeople);
console.log(`\n  The local identity provider is at ${url}; start Outrider with EMULATORS=on.\n`);
