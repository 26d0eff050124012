import type * as z from 'zod/mini';
import type { DomainSlots } from './domain-slots.ts';
import type { ApiKeyScope } from '#core/domain/authorization/api-key-scope.ts';
import type { Permission } from '#core/domain/authorization/permissions.ts';
import type { limits } from '#core/domain/limits.ts';

/** Kinds of calls that have limits of their own (`limits.callsPerPerson`). */
export type CallKind = keyof typeof limits.callsPerPerson;

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
  /** The scope with which an API key may call it; `any` key. Default: people only. */
  readonly scope?: ApiKeyScope | 'any';
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  /** The body, where features bring what it may be; `body` has the type alone, and nothing fits it. */
  readonly bodyOf?: (features: readonly DomainSlots[]) => z.ZodMiniType;
  /**
   * What a person calls each field of params, query and body: for problems with what was sent. Whoever may
   * call without a token knows no paths of fields.
   */
  readonly labels?: Readonly<Record<string, string>>;
  /** The schema of a 200 (201 for a POST that creates). Null: 204, no body. */
  readonly answer: z.ZodMiniType | null;
  /** A paginated GET: on a mismatch the client logs and shows the rows that fit (section 5). */
  readonly paginated?: boolean;
  /** Takes one file, as the only part of a form, instead of a JSON body. */
  readonly takesFile?: boolean;
  /** Takes a picture and its crop, as a form of `photo`, `x`, `y`, `width` and `height`. */
  readonly takesPhoto?: boolean;
  /**
   * With `?alt=media` and the token of a link it answers a file's bytes. A link is of the reader whom it
   * was made for, and lives so long.
   */
  readonly answersBytes?: { readonly linkMs: number };
  /**
   * Anyone may call it, as its address has a secret: with `?alt=media` it answers a file's bytes, without a
   * link of a reader.
   */
  readonly opensFile?: true;
  /** Refuses with the codes of file storage (section 8) in place of those of other calls. */
  readonly isStorage?: boolean;
  /**
   * A retry with the same Idempotency-Key is answered with the current state: the answer is too
   * large to store.
   */
  readonly answersAnew?: boolean;
  /** Answers a list row by row, however long it is; the answer is an array. */
  readonly streamsRows?: boolean;
  /** The kind of call for the limits per person. Default: `read` or `write`, by its method. */
  readonly kind?: Exclude<CallKind, 'read' | 'write'>;
  /** Rate limit per address and hour, of calls with any outcome. Default: none. */
  readonly perHour?: number;
  /** How often it is done in an hour. Neither refusals count nor repetitions with an Idempotency-Key. */
  readonly donePerHour?: { readonly browser: number; readonly address: number };
  /** Names a browser for `donePerHour`, by a cookie for an hour. */
  readonly namesBrowser?: boolean;
  /** A stream of server-sent events, each with the answer's schema. */
  readonly stream?: boolean;
}

/** Infers the literal types of an entry. */
export const endpoint = <const E extends Endpoint>(entry: E): E => entry;

type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodMiniType ? z.input<S> : undefined;

/** A parsed request, as a handler receives it. */
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

/** The arguments of a client call. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** The parsed answer that a client receives. */
export type Answer<E extends Endpoint> = E['answer'] extends z.ZodMiniType
  ? z.output<E['answer']>
  : null;

/** What a handler returns, before serialisation. */
export type AnswerInput<E extends Endpoint> = E['answer'] extends z.ZodMiniType
  ? z.input<E['answer']>
  : null;

/** A row of an endpoint that streams a list, before serialisation. */
export type RowInput<E extends Endpoint> =
  AnswerInput<E> extends readonly (infer Row)[] ? Row : never;
