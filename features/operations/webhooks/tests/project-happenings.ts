import type { EventKind } from '#core/domain/events/events.ts';

type Method = 'POST' | 'PUT' | 'DELETE';

interface ProjectActions {
  /** As the Case Owner of the opportunity. */
  readonly send: (
    method: Method,
    path: string,
    body?: unknown,
  ) => Promise<Readonly<Record<string, unknown>>>;
  /** The column `id` of the first row. */
  readonly one: (query: string, ...values: unknown[]) => Promise<string>;
  readonly opportunityId: string;
  readonly ownerId: string;
  readonly colleagueId: string;
  /** Sends a project as another system does. */
  readonly sync: (body: object) => Promise<unknown>;
}

const [day, laterDay, lastDay] = ['2027-05-04', '2027-06-04', '2027-07-04'];
const reason = 'A test.';

/** Each event of a project, made to happen; in this order, since some build on those before. */
export function projectHappenings(
  actions: ProjectActions,
): Readonly<Record<EventKind, () => Promise<unknown>>> {
  const { send, one, opportunityId, ownerId, colleagueId, sync } = actions;
  let id = '';
  const path = (rest = '') => `/projects/${id}${rest}`;

  const change = async (body: object) =>
    send('PUT', path(), {
      ...body,
      version: Number(await one('select version as id from projects where id = $1', id)),
    });

  /** The four kinds of parts are added, changed, removed and restored alike. */
  function partsOf(table: string, place: string) {
    const find = (column: string) =>
      one(
        `select ${column} as id from ${table} where project_id = $1 order by created_at limit 1`,
        id,
      );
    return {
      add: (body: object) => send('POST', path(`/${place}`), body),
      change: async (body: object) =>
        send('PUT', path(`/${place}/${await find('id')}`), {
          ...body,
          version: Number(await find('version')),
        }),
      remove: async () => send('DELETE', path(`/${place}/${await find('id')}`)),
    };
  }
  const milestones = partsOf('project_milestones', 'milestones');
  const updates = partsOf('project_updates', 'updates');
  const risks = partsOf('project_risks', 'risks');
  const decisions = partsOf('project_decisions', 'decisions');
  const restored = { isRestored: true };

  const writeCharter = async (name: string) =>
    send('PUT', path('/charter'), {
      criteria: [{ name, target: '1', unit: null, source: null }],
      decisionDate: day,
      ownerId,
      companyOwner: 'Ann',
      version: Number(
        (await one('select version as id from pilot_charters where project_id = $1', id)) || 0,
      ),
    });
  const criterion = () => one('select id from pilot_criteria where project_id = $1 limit 1', id);

  return {
    'project.created': async () => {
      const made = await send('POST', '/projects', { opportunityId, name: 'Of a webhook' });
      id = String(made['id']);
    },
    'project.updated': () => change({ name: 'Changed' }),
    'project.healthChanged': () => change({ health: 'at risk' }),
    'project.ownerChanged': () => change({ ownerId: colleagueId }),
    'project.dateMoved': async () => {
      await change({ endDate: day });
      return change({ endDate: laterDay });
    },
    'project.milestoneAdded': () => milestones.add({ name: 'One', dueDate: day }),
    'project.milestoneChanged': () => milestones.change({ name: 'Two' }),
    'project.milestoneReached': () => milestones.change({ isReached: true }),
    'project.milestoneReopened': () => milestones.change({ isReached: false }),
    'project.milestoneRemoved': () => milestones.remove(),
    'project.milestoneRestored': () => milestones.change(restored),
    'project.updatePosted': () => updates.add({ body: 'All well' }),
    'project.updateChanged': () => updates.change({ body: 'All very well' }),
    'project.updateRemoved': () => updates.remove(),
    'project.updateRestored': () => updates.change(restored),
    'project.riskAdded': () => risks.add({ title: 'One', severity: 'low' }),
    'project.riskChanged': () => risks.change({ severity: 'high' }),
    'project.riskClosed': () => risks.change({ isClosed: true }),
    'project.riskReopened': () => risks.change({ isClosed: false }),
    'project.riskRemoved': () => risks.remove(),
    'project.riskRestored': () => risks.change(restored),
    'project.decisionAdded': () => decisions.add({ title: 'One', decidedOn: '2026-01-02' }),
    'project.decisionChanged': () => decisions.change({ title: 'Two' }),
    'project.decisionRemoved': () => decisions.remove(),
    'project.decisionRestored': () => decisions.change(restored),
    'project.memberAdded': () => send('PUT', path(`/members/${colleagueId}`), { role: null }),
    'project.memberChanged': () => send('PUT', path(`/members/${colleagueId}`), { role: 'Lead' }),
    'project.memberRemoved': () => send('DELETE', path(`/members/${colleagueId}`)),
    'project.pilotWithoutCharter': () => change({ phase: 'Pilot', reason }),
    'project.phaseChanged': () => change({ phase: 'Discovery' }),
    'project.charterWritten': () => writeCharter('One'),
    'project.charterChanged': () => writeCharter('Two'),
    'project.resultRecorded': async () => {
      await change({ phase: 'Pilot' });
      const body = { result: '1', isMet: true };
      return send('PUT', path(`/charter/criteria/${await criterion()}`), body);
    },
    'project.pilotExtended': () =>
      send('POST', path('/charter/extension'), { decisionDate: lastDay, reason }),
    'project.pilotDecided': () =>
      send('POST', path('/charter/decision'), { outcome: 'scale', reason }),
    'project.removed': () => send('DELETE', path()),
    'project.restored': () => send('PUT', path('/restored')),
    'project.added': () => sync({ name: 'Sent', updatedAt: '2026-01-01T00:00:00Z' }),
    'project.synchronised': () => sync({ name: 'Sent again', updatedAt: '2026-01-02T00:00:00Z' }),
  };
}
