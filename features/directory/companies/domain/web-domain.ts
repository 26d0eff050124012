/** `example.com` of `https://www.example.com/about`, the same as the database computes. */
export function domainOf(url: string | null): string | null {
  return /^https?:\/\/(?:www\.)?([^/?#:]+)/iu.exec(url ?? '')?.[1]?.toLowerCase() ?? null;
}
