import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

const named = z.object({ name: z.string() });
const ofCorporation = z.object({ name: z.string(), corporationId: z.string() });

export const corporationEvents = declareEvents({
  'cycle.created': {
    subject: 'cycle',
    history: 'opened the scouting cycle',
    details: ofCorporation,
  },
  'cycle.changed': {
    subject: 'cycle',
    history: 'changed the scouting cycle',
    details: z.extend(ofCorporation, { before: z.unknown(), after: z.unknown() }),
  },
  'cycle.deleted': {
    subject: 'cycle',
    history: 'deleted the scouting cycle',
    details: ofCorporation,
  },
  'corporation.created': {
    subject: 'corporation',
    history: 'created the corporation',
    details: z.extend(named, { after: z.unknown() }),
  },
  'corporation.changed': {
    subject: 'corporation',
    history: 'changed the corporation',
    /** The settings that differ, as they were and as they are. */
    details: z.extend(named, { before: z.unknown(), after: z.unknown() }),
  },
  /** On the command line, one at a time. */
  'corporation.domainChanged': {
    subject: 'corporation',
    history: 'changed the email domains',
    details: z.extend(named, { domain: z.string(), isListed: z.boolean() }),
  },
  'corporation.tenantChanged': {
    subject: 'corporation',
    history: 'changed the Microsoft tenants',
    details: z.extend(named, { tenant: z.string(), isListed: z.boolean() }),
  },
  'corporation.stagesChanged': {
    subject: 'corporation',
    history: 'changed the stages',
    details: z.extend(named, {
      before: z.array(z.string()),
      after: z.array(z.string()),
      moved: z.array(z.object({ from: z.string(), to: z.string(), submissions: z.int() })),
    }),
  },
  'corporation.logoChanged': {
    subject: 'corporation',
    history: 'changed the logo',
    details: named,
  },
  'corporation.deleted': {
    subject: 'corporation',
    history: 'deleted the corporation',
    details: z.extend(named, { domains: z.array(z.string()) }),
  },
  'corporation.restored': {
    subject: 'corporation',
    history: 'restored the corporation',
    details: z.extend(named, { domains: z.array(z.string()) }),
  },
});
