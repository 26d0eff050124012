import { domainFeature } from '#core/domain/contract.ts';
import { workEvents } from '#features/people/weekly-mail/domain/events.ts';

export const weeklyMail = domainFeature({}, workEvents);
