import { createHmac, randomUUID } from 'node:crypto';
import type { Endpoint } from '#core/domain/endpoint.ts';
import { isTimingSafeEqual } from './timing-safe-equal.ts';
import type { Viewer } from './viewer.ts';

/** An endpoint whose bytes a browser fetches by a link, without the bearer token of a call. */
type WithLinks = Endpoint & Required<Pick<Endpoint, 'answersBytes'>>;

/** What a link is signed for. */
export interface LinkSubject {
  readonly id: string;
  /** Secret. A change of it ends every link to this. */
  readonly key: string;
}

/** A key of its own for a subject: 122 random bits. */
export const newLinkKey = (): string => randomUUID();

/** What a link says; true only once its signature was checked. */
export interface LinkClaims {
  /** Whom it was made for. */
  readonly authId: string;
  /** In milliseconds since 1970. */
  readonly until: number;
  /** What of the subject it opens, such as a format: words without a full stop. */
  readonly details: readonly string[];
}

/**
 * Links that are made within one of so many parts of their life are the same, so that a list which is
 * read again does not change, and a browser need not fetch a file twice.
 */
const stepsOfLife = 288;

const proofOf = (
  endpoint: WithLinks,
  { id, key }: LinkSubject,
  signed: readonly string[],
): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([endpoint.method, endpoint.path, id, ...signed]))
    .digest('base64url');

const signedParts = ({ authId, until, details }: LinkClaims): string[] => [
  String(until),
  Buffer.from(authId).toString('base64url'),
  ...details,
];

export function linkToken(endpoint: WithLinks, subject: LinkSubject, claims: LinkClaims): string {
  const signed = signedParts(claims);
  return [...signed, proofOf(endpoint, subject, signed)].join('.');
}

/** The claims of a token, and whether it was signed for this. Null: it is no token. */
export function readLinkToken(token: string) {
  const parts = token.split('.');
  const [until = '', reader = '', ...details] = parts.slice(0, -1);
  if (!/^\d{1,15}$/u.test(until) || reader === '') return null;
  const claims: LinkClaims = {
    authId: Buffer.from(reader, 'base64url').toString(),
    until: Number(until),
    details,
  };
  return {
    claims,
    isSignedFor: (endpoint: WithLinks, subject: LinkSubject): boolean =>
      isTimingSafeEqual(parts.at(-1) ?? '', proofOf(endpoint, subject, parts.slice(0, -1))),
  };
}

/** The token for a reader: it works while it lives and they may still see what it opens. */
export function tokenFor(
  { authId }: Viewer,
  endpoint: WithLinks,
  subject: LinkSubject,
  details: readonly string[] = [],
): string {
  const { linkMs } = endpoint.answersBytes;
  const stepMs = Math.floor(linkMs / stepsOfLife);
  const until = Math.floor((Date.now() + linkMs) / stepMs) * stepMs;
  return linkToken(endpoint, subject, { authId, until, details });
}

/** The address of what a token opens. */
export const addressOf = ({ path }: Endpoint, id: string, token: string): string =>
  `/api${path.replace('{id}', encodeURIComponent(id))}?alt=media&token=${token}`;

/** A link for a reader: {@link tokenFor}. */
export const linkFor = (
  viewer: Viewer,
  endpoint: WithLinks,
  subject: LinkSubject,
  details: readonly string[] = [],
): string => addressOf(endpoint, subject.id, tokenFor(viewer, endpoint, subject, details));
