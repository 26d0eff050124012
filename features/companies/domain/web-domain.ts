/** `example.com` of `https://www.example.com/about`, as the database has it. */
export function domainOf(url: string | null): string | null {
  return /^https?:\/\/(?:www\.)?([^/?#:]+)/iu.exec(url ?? '')?.[1]?.toLowerCase() ?? null;
}
