import type { Endpoint } from './endpoint.ts';
import type { DeclaredEvent } from '#core/domain/events/events.ts';

/** The endpoints of a module; it exports other things too, such as the orders of a list. */
export type EndpointsOf<Module> = {
  [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name];
};

type Groups<Modules> = { readonly [Name in keyof Modules]: EndpointsOf<Modules[Name]> };

type Events = Readonly<Record<string, DeclaredEvent>>;

/** What a feature adds to the product: its endpoints, by the name of their group, and its events. */
export interface DomainFeature<Modules = Record<string, object>> {
  readonly endpoints: Groups<Modules>;
  readonly events: Events;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** A feature's part of the contract, read from the modules that declare its endpoints. */
export function domainFeature<const Modules extends Record<string, object>>(
  modules: Modules,
  events: Events = {},
): DomainFeature<Modules> {
  const groups = Object.entries(modules).map(([name, module]) => [
    name,
    Object.fromEntries(Object.entries(module).filter(([, value]) => isEndpoint(value))),
  ]);
  return { endpoints: Object.fromEntries(groups) as Groups<Modules>, events };
}

/** An endpoint with the name it is known by, `opportunities.list`. */
export interface NamedEndpoint {
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** The whole HTTP interface, as the list of features gives it. For the server, OpenAPI and tests. */
export const endpointsOf = (features: Readonly<Record<string, DomainFeature>>): NamedEndpoint[] =>
  Object.values(features).flatMap(({ endpoints }) =>
    Object.entries(endpoints).flatMap(([group, ofGroup]) =>
      Object.entries(ofGroup as Readonly<Record<string, Endpoint>>).map(([name, endpoint]) => ({
        name: `${group}.${name}`,
        endpoint,
      })),
    ),
  );
