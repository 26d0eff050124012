const charactersShown = 4;

/** An address that is a secret, as it is shown: enough to tell two of them apart. */
export function maskedAddress(address: string): string {
  return `${new URL(address).origin}/…${address.slice(-charactersShown)}`;
}
