import type { LazyPart } from '#core/web/router/lazy-part.tsx';

/**
 * Places of screens in which features show what others bring, and what those are told. The feature
 * whose screen it is adds its place here (`declare module`); whoever brings a part names it in its
 * manifest (`parts`), so that a lower feature knows none of those above it.
 */
export interface Places {}

/** A feature's parts for the places of others. */
export type PlaceParts = { readonly [Name in keyof Places]?: LazyPart<Places[Name]> };
