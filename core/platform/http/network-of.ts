import ipaddr from 'ipaddr.js';

/** Of an IPv6 address its network of 64 bits, since that is what one client has. An IPv4 address is itself. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address.toLowerCase();
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString();
}
