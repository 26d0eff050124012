import type { EventCatalogue } from '#core/domain/events/events.ts';
import { serviceKey } from '#core/server/services.ts';

/** The catalogue of all events, for history, notifications and streams. */
export const eventCatalogueService = serviceKey<EventCatalogue>('event catalogue');
