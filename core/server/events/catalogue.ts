import type { EventCatalogue } from '#core/domain/events/events.ts';
import { serviceKey } from '#core/server/services.ts';

/** Every event of the product, for the features that read history, notifications and streams. */
export const eventCatalogueService = serviceKey<EventCatalogue>('event catalogue');
