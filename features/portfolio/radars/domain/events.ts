import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

const ofRadar = { subject: 'radar', live: 'radar', audience: 'viewers' } as const;
const named = {
  ...ofRadar,
  details: z.object({ name: z.string() }),
  tells: { name: 'name' },
} as const;
const ofBlip = {
  ...ofRadar,
  details: z.object({ blipId: z.string(), name: z.string() }),
  tells: { name: 'name' },
} as const;

export const radarEvents = declareEvents({
  'radar.created': { ...named, history: 'created the radar' },
  'radar.updated': { ...named, history: 'changed the radar', changesAccess: true },
  'radar.removed': { ...named, history: 'deleted the radar', changesAccess: true },
  'radar.restored': { ...named, history: 'restored the radar', changesAccess: true },
  'radar.shown': { ...named, history: 'published the radar to the web', changesAccess: true },
  'radar.hidden': { ...named, history: 'took the radar off the web', changesAccess: true },
  'radar.editionBegun': { ...named, history: 'began the edition {name}' },
  'radar.editionChanged': { ...named, history: 'changed the edition {name}' },
  'radar.editionPublished': { ...named, history: 'published the edition {name}' },
  'radar.editionRemoved': { ...named, history: 'deleted the draft {name}' },
  'radar.editionImported': { ...named, history: 'imported the edition {name}' },
  'radar.blipAdded': { ...ofBlip, history: 'added {name}' },
  'radar.blipChanged': {
    ...ofRadar,
    history: 'changed {name}',
    details: z.object({ blipId: z.string(), name: z.string(), fields: z.array(z.string()) }),
    tells: { name: 'name', fields: 'fields' },
  },
  'radar.blipMoved': {
    ...ofRadar,
    history: 'moved {name}',
    details: z.object({
      blipId: z.string(),
      name: z.string(),
      from: z.string(),
      to: z.string(),
      reason: z.optional(z.string()),
    }),
    tells: { name: 'name', from: 'from', to: 'to', reason: 'reason' },
  },
  'radar.blipSettled': { ...ofBlip, history: 'settled {name}' },
  'radar.blipUnsettled': { ...ofBlip, history: 'drew {name} again' },
  'radar.blipRemoved': { ...ofBlip, history: 'deleted {name}' },
  'radar.blipRestored': { ...ofBlip, history: 'restored {name}' },
  'radar.blipsChanged': {
    ...ofRadar,
    history: 'changed several blips',
    details: z.object({ blipIds: z.array(z.string()) }),
  },
  'radar.commented': { ...ofBlip, history: 'commented on {name}' },
  'radar.commentRemoved': { ...ofBlip, history: 'deleted a comment on {name}' },
  'radar.proposed': { ...named, history: 'proposed {name}' },
  'radar.proposalDecided': { ...named, history: 'decided on the proposal {name}' },
});
