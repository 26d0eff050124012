import type { FastifyInstance } from 'fastify';
import type { DomainFeature } from '#core/domain/contract.ts';
import type { Endpoint } from '#core/domain/endpoint.ts';
import type { OpenDatabase } from '#core/platform/database/open.ts';
import type { Jobs } from '#core/platform/jobs/open-jobs.ts';
import type { Log } from '#core/platform/log/log.ts';
import type { DemoStep } from '#core/server/demo/fill-context.ts';
import type { EndpointRuntime } from '#core/server/endpoints/endpoint-request.ts';
import { serve, type Handlers } from '#core/server/endpoints/routes.ts';
import type { AnyEffects } from '#core/server/events/effects.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

/** What features are made with. */
export interface ServerParts {
  readonly settings: Settings;
  readonly database: OpenDatabase;
  readonly jobs: Jobs;
  readonly log: Log;
  /** Whether the database holds the demonstration accounts. */
  readonly demo: boolean;
  /** What features provide to each other. */
  readonly services: Services;
}

/** Marks an endpoint that `start` serves by a route of its own. */
export const servedApart = Symbol('served apart');

type GroupHandlers<Group> = {
  readonly [Name in keyof Handlers<Group>]: Handlers<Group>[Name] | typeof servedApart;
};

interface ServerPart<Modules> {
  /** Opens what other features use, before any of them is served. */
  readonly provide?: (parts: ServerParts, app: FastifyInstance) => void;
  /** A handler for each endpoint: leaving one out does not compile. */
  readonly handlers: (parts: ServerParts) => {
    readonly [Group in keyof Modules]: GroupHandlers<Modules[Group]>;
  };
  /** Who is concerned by its events, for those that concern somebody. */
  readonly events?: readonly AnyEffects[];
  /** Routes of its own, and workers that run until the app is closed. */
  readonly start?: (app: FastifyInstance, parts: ServerParts, gate: EndpointRuntime) => void;
  /** Removes what is not kept any longer. Every hour. */
  readonly sweep?: (parts: ServerParts) => Promise<void>;
  /** Its part of the demonstration data. */
  readonly demo?: readonly DemoStep[];
}

/** What a feature adds to the server. */
export interface ServerFeature {
  readonly provide?: (parts: ServerParts, app: FastifyInstance) => void;
  readonly serve: (app: FastifyInstance, parts: ServerParts, gate: EndpointRuntime) => void;
  readonly sweep?: (parts: ServerParts) => Promise<void>;
  readonly demo: readonly DemoStep[];
  readonly events: readonly AnyEffects[];
}

/** The server's part of a feature, held against its part of the contract. */
export function serverFeature<Modules>(
  { endpoints }: DomainFeature<Modules>,
  { provide, handlers, events = [], start, sweep, demo = [] }: ServerPart<Modules>,
): ServerFeature {
  return {
    ...(provide && { provide }),
    ...(sweep && { sweep }),
    demo,
    events,
    serve: (app, parts, gate) => {
      const made: Readonly<Record<string, Readonly<Record<string, unknown>>>> = handlers(parts);
      const groups = endpoints as Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;
      for (const [group, ofGroup] of Object.entries(groups)) {
        const given = made[group] ?? {};
        const served = Object.entries(ofGroup).filter(([name]) => given[name] !== servedApart);
        serve(app, gate, Object.fromEntries(served), given);
      }
      start?.(app, parts, gate);
    },
  };
}
