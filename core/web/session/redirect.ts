import { limits } from '#core/domain/limits.ts';

const origin = 'https://app.example';
const decodings = 3;
const unsafe = /[\p{Cc}\\]|\/\//u;
/** The home route answers with a redirect itself, and the sign-in routes lead back here. */
const loops = /^\/(?:signin|login)?(?:\/|$)/iu;
const api = /^\/api(?:\/|$)/iu;

/**
 * Section 2, "Redirect rule", read safely: an address inside the app, or the fallback. What leaves
 * the origin, directly or once something decodes it, is not followed.
 */
export function safeRedirect(candidate: unknown, fallback = '/projects'): string {
  return pathInside(candidate) ?? fallback;
}

/** Where a visitor goes to sign in and come back to `path` from. */
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
    // Malformed, but whoever reads leniently would still decode the rest.
    return path.replace(/%([0-7][0-9a-f])/giu, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
  }
}
