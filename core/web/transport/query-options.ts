import { queryOptions } from '@tanstack/react-query';
import type { CallInput, Endpoint } from '#core/domain/endpoint.ts';
import { call, type CallArguments } from './call.ts';

type InputOf<E extends Endpoint> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** The key of a query; without an input, the prefix of all keys of the endpoint. */
export function queryKeyOf<E extends Endpoint>(endpoint: E, input?: CallInput<E>) {
  return input === undefined
    ? ([endpoint.method, endpoint.path] as const)
    : ([endpoint.method, endpoint.path, input] as const);
}

/** An endpoint as query options: `useQuery(queryOptionsOf(opportunities.list, { query }))`. */
export function queryOptionsOf<E extends Endpoint>(endpoint: E, ...[input]: InputOf<E>) {
  return queryOptions({
    queryKey: queryKeyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, ...([input, { signal }] as CallArguments<E>)),
    // Transport retries already (section 8).
    retry: false,
  });
}
