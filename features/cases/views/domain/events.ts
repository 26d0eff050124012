import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';

const named = {
  audience: 'viewers',
  details: z.object({ name: z.string() }),
  tells: { name: 'name' },
} as const;
/** What somebody did to a shared view, and how that is called without its name. */
const actions = {
  shared: { history: 'shared the view {name}', title: 'Shared a view' },
  unshared: { history: 'stopped sharing the view {name}', title: 'Stopped sharing a view' },
  changed: { history: 'changed the shared view {name}', title: 'Changed a shared view' },
  deleted: { history: 'deleted the shared view {name}', title: 'Deleted a shared view' },
  restored: { history: 'restored the shared view {name}', title: 'Restored a shared view' },
} as const;
const ofCase = { ...named, subject: 'opportunity', live: 'opportunity' } as const;
const ofCorporation = { ...named, subject: 'corporation', live: 'corporation' } as const;

/** Of shared views: what a person saves for themselves is their own. */
export const viewEvents = declareEvents({
  'caseView.shared': { ...ofCase, ...actions.shared },
  'caseView.unshared': { ...ofCase, ...actions.unshared },
  'caseView.changed': { ...ofCase, ...actions.changed },
  'caseView.deleted': { ...ofCase, ...actions.deleted },
  'caseView.restored': { ...ofCase, ...actions.restored },
  'corporationView.shared': { ...ofCorporation, ...actions.shared },
  'corporationView.unshared': { ...ofCorporation, ...actions.unshared },
  'corporationView.changed': { ...ofCorporation, ...actions.changed },
  'corporationView.deleted': { ...ofCorporation, ...actions.deleted },
  'corporationView.restored': { ...ofCorporation, ...actions.restored },
});
