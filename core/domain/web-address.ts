/** Adds `https://` to a host such as `example.com`; null for nothing. Whether it is an address is checked later. */
export function webAddress(typed: string): string | null {
  const trimmed = typed.trim();
  if (trimmed === '') return null;
  return /^[a-z][a-z\d+.-]*:/iu.test(trimmed) ? trimmed : `https://${trimmed}`;
}
