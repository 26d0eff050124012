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
  'radar.blipAdded': { ...ofBlip, history: 'added {name}', title: 'Added a blip' },
  'radar.blipChanged': {
    ...ofRadar,
    history: 'changed {name}',
    title: 'Changed a blip',
    details: z.object({ blipId: z.string(), name: z.string(), fields: z.array(z.string()) }),
    tells: { name: 'name', fields: 'fields' },
  },
  'radar.blipMoved': {
    ...ofRadar,
    history: 'moved {name}',
    title: 'Moved a blip',
    details: z.object({
      blipId: z.string(),
      name: z.string(),
      from: z.string(),
      to: z.string(),
      reason: z.optional(z.string()),
    }),
    tells: { name: 'name', from: 'from', to: 'to', reason: 'reason' },
  },
  'radar.blipSettled': { ...ofBlip, history: 'settled {name}', title: 'Settled a blip' },
  'radar.blipUnsettled': {
    ...ofBlip,
    history: 'drew {name} again',
    title: 'Drew a settled blip again',
  },
  'radar.blipRemoved': { ...ofBlip, history: 'deleted {name}', title: 'Deleted a blip' },
  'radar.blipRestored': { ...ofBlip, history: 'restored {name}', title: 'Restored a blip' },
  'radar.blipsChanged': {
    ...ofRadar,
    history: 'changed several blips',
    details: z.object({ blipIds: z.array(z.string()) }),
  },
  'radar.commented': { ...ofBlip, history: 'commented on {name}', title: 'Commented on a blip' },
  'radar.commentRemoved': {
    ...ofBlip,
    history: 'deleted a comment on {name}',
    title: 'Deleted a comment on a blip',
  },
  'radar.proposed': { ...named, history: 'proposed {name}', title: 'Proposed a blip' },
  'radar.proposalDecided': {
    ...named,
    history: 'decided on the proposal {name}',
    title: 'Decided on a proposal',
  },
});
