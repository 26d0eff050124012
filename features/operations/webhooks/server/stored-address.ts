import type { WebhookTarget } from '#features/operations/webhooks/domain/webhook.ts';
import { createSecret, type Sealing } from './sealed-secret.ts';
import type { StoredAddress } from './store.ts';

const charactersShown = 4;

/** An address that is a secret, as it is shown: enough to tell two of them apart. */
const maskedAddress = (address: string): string =>
  `${new URL(address).origin}/…${address.slice(-charactersShown)}`;

/** What is stored of addresses: of a channel the address is the secret, of another system the signatures'. */
export function storedAddresses({ seal }: Sealing) {
  const ofChannel = (url: string): StoredAddress => ({
    url: maskedAddress(url),
    sealedSecret: seal(url),
  });
  return {
    /** Of a new webhook, with the secret that is shown once; a channel has none to show. */
    create(target: WebhookTarget, url: string) {
      if (target !== 'system') return { secret: null, address: ofChannel(url) };
      const secret = createSecret();
      return { secret, address: { url, sealedSecret: seal(secret) } };
    },
    /** Another system keeps the secret that it has. Undefined: the address stays. */
    change(target: WebhookTarget, url: string | undefined): Partial<StoredAddress> {
      if (url === undefined) return {};
      return target === 'system' ? { url } : ofChannel(url);
    },
  };
}

export type StoredAddresses = ReturnType<typeof storedAddresses>;
