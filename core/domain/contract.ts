import type { Endpoint } from './endpoint.ts';
import type { DomainSlots } from './domain-slots.ts';
import type { DeclaredEvent } from '#core/domain/events/events.ts';

/** The endpoints of a module, without its other exports, such as the orders of a list. */
export type EndpointsOf<Module> = {
  [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name];
};

type Groups<Modules> = { readonly [Name in keyof Modules]: EndpointsOf<Modules[Name]> };

type Events = Readonly<Record<string, DeclaredEvent>>;

/** A feature's part of the contract: its endpoints by group, and its events. */
export interface DomainFeature<Modules = Record<string, object>> extends DomainSlots {
  readonly endpoints: Groups<Modules>;
  readonly events: Events;
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Builds a feature's part of the contract from the modules that declare its endpoints. */
export function domainFeature<const Modules extends Record<string, object>>(
  modules: Modules,
  events: Events = {},
  slots: DomainSlots = {},
): DomainFeature<Modules> {
  const groups = Object.entries(modules).map(([name, module]) => [
    name,
    Object.fromEntries(Object.entries(module).filter(([, value]) => isEndpoint(value))),
  ]);
  return { ...slots, endpoints: Object.fromEntries(groups) as Groups<Modules>, events };
}

/** An endpoint with its full name, `opportunities.list`. */
export interface NamedEndpoint {
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** An endpoint with the body that features bring to it. */
export const completed = (endpoint: Endpoint, features: readonly DomainSlots[]): Endpoint =>
  endpoint.bodyOf ? { ...endpoint, body: endpoint.bodyOf(features) } : endpoint;

const byName = (one: NamedEndpoint, other: NamedEndpoint) => (one.name < other.name ? -1 : 1);

/**
 * All endpoints of all features, for the server, OpenAPI and tests. Those of a group stand together; by
 * their names where several features bring them.
 */
export function endpointsOf(features: Readonly<Record<string, DomainFeature>>): NamedEndpoint[] {
  const all = Object.values(features);
  const groups = new Map<string, NamedEndpoint[]>();
  for (const { endpoints } of all) {
    for (const [group, ofGroup] of Object.entries(endpoints)) {
      const named = Object.entries(ofGroup as Readonly<Record<string, Endpoint>>).map(
        ([name, endpoint]) => ({ name: `${group}.${name}`, endpoint: completed(endpoint, all) }),
      );
      const members = groups.get(group);
      groups.set(group, members ? [...members, ...named].toSorted(byName) : named);
    }
  }
  return [...groups.values()].flat();
}
