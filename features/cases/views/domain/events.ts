import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

const named = {
  audience: 'viewers',
  details: z.object({ name: z.string() }),
  tells: { name: 'name' },
} as const;
const ofCase = { ...named, subject: 'opportunity', live: 'opportunity' } as const;
const ofCorporation = { ...named, subject: 'corporation', live: 'corporation' } as const;

const shared = 'shared the view {name}';
const unshared = 'stopped sharing the view {name}';
const changed = 'changed the shared view {name}';
const deleted = 'deleted the shared view {name}';
const restored = 'restored the shared view {name}';

/** Of shared views: what a person saves for themselves is their own. */
export const viewEvents = declareEvents({
  'caseView.shared': { ...ofCase, history: shared },
  'caseView.unshared': { ...ofCase, history: unshared },
  'caseView.changed': { ...ofCase, history: changed },
  'caseView.deleted': { ...ofCase, history: deleted },
  'caseView.restored': { ...ofCase, history: restored },
  'corporationView.shared': { ...ofCorporation, history: shared },
  'corporationView.unshared': { ...ofCorporation, history: unshared },
  'corporationView.changed': { ...ofCorporation, history: changed },
  'corporationView.deleted': { ...ofCorporation, history: deleted },
  'corporationView.restored': { ...ofCorporation, history: restored },
});
