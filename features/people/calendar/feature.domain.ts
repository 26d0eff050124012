import { domainFeature } from '#core/domain/contract.ts';
import * as endpoints from '#features/people/calendar/domain/endpoints.ts';
import { calendarEvents } from '#features/people/calendar/domain/events.ts';

export const calendar = domainFeature({ calendar: endpoints }, calendarEvents);
