import { limits } from '#core/domain/limits.ts';

const origin = 'https://app.example';
const decodings = 3;
const unsafe = /[\p{Cc}\\]|\/\//u;
/** The home route redirects itself, and the sign-in routes lead back here. */
const loops = /^\/(?:signin|login)?(?:\/|$)/iu;
const api = /^\/api(?:\/|$)/iu;

/**
 * Section 2, "Redirect rule", read safely: a path inside the app, or the fallback. Anything that leaves
 * the origin, directly or once decoded, is rejected.
 */
export function safeRedirect(candidate: unknown, fallback = '/projects'): string {
  return pathInside(candidate) ?? fallback;
}

/** The sign-in URL that returns to `path`. */
export function signInUrl(path: string): string {
  const inside = pathInside(path);
  return inside === null ? '/signin' : `/signin?redirect=${encodeURIComponent(inside)}`;
}

function pathInside(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || !candidate.startsWith('/')) return null;
  if (candidate.length > limits.urlCharacters) return null;
  const resolved = resolve(candidate);
  if (resolved === null) return null;

  let path = candidate.split(/[?#]/u)[0] ?? '';
  for (let round = 0; round <= decodings; round += 1) {
    if (!staysInside(path)) return null;
    path = decode(path);
  }
  return resolved.pathname + resolved.search + resolved.hash;
}

function staysInside(path: string): boolean {
  const place = resolve(path)?.pathname;
  if (unsafe.test(path) || place === undefined) return false;
  return !place.startsWith('//') && !loops.test(place) && !api.test(place);
}

function resolve(path: string): URL | null {
  try {
    const url = new URL(path, origin);
    return url.origin === origin ? url : null;
  } catch {
    return null;
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Malformed, but a lenient parser would still decode the rest.
    return path.replace(/%([0-7][0-9a-f])/giu, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
  }
}
