import * as imports from '#features/directory/imports/domain/endpoints.ts';
import type { ImportState } from '#features/directory/imports/domain/import.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { formWith } from '#core/tests/forms.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';

const { dryRun, start, cancel, resume, undo } = imports;
const importActions = { dryRun, start, cancel, resume, undo };

/** Uploads and runs imports as the screen does, also into an opportunity. */
export const importClient = (person: SignedIn, opportunityId?: string) => {
  const path = opportunityId === undefined ? '/imports' : `/opportunities/${opportunityId}/imports`;
  const params = (id: string) => ({ params: { id } });
  const send = (name: string, bytes: Buffer | string) =>
    person.send('POST', path, { query: { name }, form: formWith(bytes) });
  const get = (id: string) => person.ask(imports.get, params(id));

  async function reaches(id: string, ...states: readonly ImportState[]): Promise<ImportRecord> {
    let record = await get(id);
    await waitUntil(async () => {
      record = await get(id);
      return states.includes(record.state);
    });
    return record;
  }

  return {
    get,
    reaches,
    send,

    async bring(name: string, bytes: Buffer | string): Promise<ImportRecord> {
      const reply = await send(name, bytes);
      if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
      return reply.body as ImportRecord;
    },

    act: (id: string, act: keyof typeof importActions) =>
      person.try(importActions[act], params(id)),

    async check(id: string): Promise<ImportRecord> {
      await person.ask(imports.dryRun, params(id));
      return reaches(id, 'draft');
    },

    async run(id: string): Promise<ImportRecord> {
      await person.ask(imports.dryRun, params(id));
      await reaches(id, 'draft');
      await person.ask(imports.start, params(id));
      return reaches(id, 'done', 'failed');
    },
  };
};

/** A CSV file with this many companies, each with a unique id. */
export const companiesFile = (count: number, name = 'Company'): string =>
  [
    'id,name,country',
    ...Array.from({ length: count }, (_, nth) => `${name}-${nth},${name} ${nth},SE`),
  ].join('\n');
