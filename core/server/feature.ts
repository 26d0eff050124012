import type { FastifyInstance } from 'fastify';
import { completed, type DomainFeature } from '#core/domain/contract.ts';
import type { Endpoint } from '#core/domain/endpoint.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import type { Jobs } from '#core/platform/jobs/open-jobs.ts';
import type { Log } from '#core/platform/log/log.ts';
import type { DemoStep } from '#core/server/demo/fill-context.ts';
import type { EndpointRuntime } from '#core/server/endpoints/endpoint-request.ts';
import { serve, type Handlers } from '#core/server/endpoints/routes.ts';
import type { AnyEffects } from '#core/server/events/effects.ts';
import { serviceKey, type Services } from './services.ts';
import type { Settings } from './settings.ts';

/** The dependencies passed to each feature. */
export interface ServerParts {
  readonly settings: Settings;
  readonly database: OpenDatabase;
  readonly jobs: Jobs;
  readonly log: Log;
  /** Whether the database holds the demonstration accounts. */
  readonly demo: boolean;
  /** Services that features provide to each other. */
  readonly services: Services;
}

/** Marks an endpoint whose route `start` registers itself. */
export const servedApart = Symbol('served apart');

type GroupHandlers<Group> = {
  readonly [Name in keyof Handlers<Group>]: Handlers<Group>[Name] | typeof servedApart;
};

/**
 * What features bring to others that know none of them. Who takes it adds its type here, by
 * declaration merging, and finds it in `featuresService`.
 */
export interface ServerSlots {}

interface ServerPart<Modules> extends ServerSlots {
  /** Registers services for other features, before any endpoint is served. */
  readonly provide?: (parts: ServerParts, app: FastifyInstance) => void;
  /** A handler for each endpoint: a missing one does not compile. */
  readonly handlers: (
    parts: ServerParts,
    runtime: EndpointRuntime,
  ) => {
    readonly [Group in keyof Modules]: GroupHandlers<Modules[Group]>;
  };
  /** The effects of its events that notify people or change their access. */
  readonly events?: readonly AnyEffects[];
  /** Custom routes, and workers that run until the app is closed. */
  readonly start?: (app: FastifyInstance, parts: ServerParts, runtime: EndpointRuntime) => void;
  /** Deletes expired data. Hourly. */
  readonly sweep?: (parts: ServerParts) => Promise<void>;
  /** Its demonstration data. */
  readonly demo?: readonly DemoStep[];
}

/** A feature as the server runs it. */
export interface ServerFeature extends ServerSlots {
  readonly provide?: (parts: ServerParts, app: FastifyInstance) => void;
  readonly serve: (app: FastifyInstance, parts: ServerParts, runtime: EndpointRuntime) => void;
  readonly sweep?: (parts: ServerParts) => Promise<void>;
  readonly demo: readonly DemoStep[];
  readonly events: readonly AnyEffects[];
}

/** All features of a server. */
export const featuresService = serviceKey<readonly ServerFeature[]>('features');

/** What all features of a server have in the contract. */
export const contractService = serviceKey<readonly DomainFeature[]>('contract');

/** The server part of a feature, type-checked against its part of the contract. */
export function serverFeature<Modules>(
  { endpoints }: DomainFeature<Modules>,
  { provide, handlers, events = [], start, sweep, demo = [], ...slots }: ServerPart<Modules>,
): ServerFeature {
  return {
    ...slots,
    ...(provide && { provide }),
    ...(sweep && { sweep }),
    demo,
    events,
    serve: (app, parts, runtime) => {
      const made: Readonly<Record<string, Readonly<Record<string, unknown>>>> = handlers(
        parts,
        runtime,
      );
      const contract = parts.services.get(contractService);
      const groups = endpoints as Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;
      for (const [group, ofGroup] of Object.entries(groups)) {
        const groupHandlers = made[group] ?? {};
        const served = Object.entries(ofGroup)
          .filter(([name]) => groupHandlers[name] !== servedApart)
          .map(([name, endpoint]) => [name, completed(endpoint, contract)] as const);
        serve(app, runtime, Object.fromEntries(served), groupHandlers);
      }
      start?.(app, parts, runtime);
    },
  };
}
