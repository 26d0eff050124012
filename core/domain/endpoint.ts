import type * as z from 'zod/mini';
import type { Permission } from '#core/domain/authorization/permissions.ts';

/**
 * One entry of the HTTP interface, as data. The server's routes, the client's typed calls, the
 * OpenAPI document and the authorisation matrix are all read from it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, with `{name}` for parameters. */
  readonly path: `/${string}`;
  readonly summary: string;
  /**
   * Who may call it: anyone (also without a token), any signed-in person, or a holder of this
   * permission. Row visibility comes on top, in the store.
   */
  readonly may: 'anyone' | 'signedIn' | Permission;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** The shape of a 200 (201 for POST that makes something). Null: 204, no body. */
  readonly answer: z.ZodMiniType | null;
  /** A paginated GET: on a mismatch the client logs and shows the rows that fit (section 5). */
  readonly paginated?: boolean;
  /** Takes one file, as the only part of a form, in place of a JSON body. */
  readonly takesFile?: boolean;
  /** With `?alt=media` it answers a file's bytes. */
  readonly answersBytes?: boolean;
  /** Who sends an act again under its key is answered what there is by then: it is too large to keep. */
  readonly answersAnew?: boolean;
  /** How often one address may call it within an hour. Not said: as often as it likes. */
  readonly perHour?: number;
  /** Answers for as long as one listens: server-sent events, each of the answer's shape. */
  readonly stream?: boolean;
}

/** Keeps the literal types of an entry. */
export const endpoint = <const E extends Endpoint>(entry: E): E => entry;

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** What a handler is given, parsed. */
export interface Parsed<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
}

type Part<Name extends string, S> = S extends z.ZodMiniType
  ? Record<never, never> extends Input<S>
    ? { readonly [K in Name]?: Input<S> }
    : { readonly [K in Name]: Input<S> }
  : { readonly [K in Name]?: never };

/** What a caller passes. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** What a caller is answered, parsed. */
export type Answer<E extends Endpoint> = E['answer'] extends z.ZodMiniType
  ? z.output<E['answer']>
  : null;

/** What a handler gives back, before it is serialised. */
export type AnswerInput<E extends Endpoint> = E['answer'] extends z.ZodMiniType
  ? z.input<E['answer']>
  : null;
