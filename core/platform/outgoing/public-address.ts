import ipaddr from 'ipaddr.js';

/** IPv6 that is given out (RFC 4291), and what of it is special though ipaddr.js does not say so. */
const globalIpv6 = ipaddr.parseCIDR('2000::/3');
const documentation = ipaddr.parseCIDR('3fff::/20');

type Address = ReturnType<typeof ipaddr.parse>;

/** Null: this is no address, or one with a zone. Unlike ipaddr.js, `127.1` and `2130706433` are none. */
function addressOf(text: string): Address | null {
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
  return isAddress && !text.includes('%') ? ipaddr.parse(text) : null;
}

/** Whether an IP address is on the public internet, where our own network is not. */
export function isPublicAddress(text: string): boolean {
  const address = addressOf(text);
  if (address === null || address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || (address.match(globalIpv6) && !address.match(documentation));
}

/** A test for addresses that are public or in one of these networks, such as `10.1.0.0/16`. */
export function isPublicOrIn(networks: readonly string[]): (text: string) => boolean {
  const listed = networks.map((network) => ipaddr.parseCIDR(network));
  return (text) => {
    if (isPublicAddress(text)) return true;
    const address = addressOf(text);
    return listed.some(
      ([network, bits]) => address?.kind() === network.kind() && address.match([network, bits]),
    );
  };
}

export const isNetwork = (text: string): boolean => ipaddr.isValidCIDR(text);
