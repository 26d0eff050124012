import * as blips from '#features/portfolio/radars/domain/blip-endpoints.ts';
import * as radars from '#features/portfolio/radars/domain/endpoints.ts';
import { areasOf } from '#features/portfolio/radars/domain/templates.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';

export const areas = (...names: string[]) => areasOf(names, ['#112233']);

/** A radar with a draft that has these blips in one cell. */
export async function makeRadar(
  who: SignedIn,
  corporationId: string,
  blipNames: readonly string[] = ['Alpha', 'Beta'],
) {
  const radar = await who.ask(radars.create, {
    body: {
      corporationId,
      name: 'Of the test',
      editionName: 'First',
      quadrants: areas('Tools', 'Skills'),
      rings: areas('Use', 'Try', 'Leave'),
    },
  });
  const [edition] = radar.editions;
  if (!edition) throw new Error('A radar begins with a draft.');
  const at = { id: radar.id, editionId: edition.id };
  const added = [];
  for (const name of blipNames) {
    const body = { name, quadrantId: 'tools', ringId: 'try' };
    added.push(await who.ask(blips.add, { params: at, body }));
  }
  return { radar, at, added };
}

export async function publish(who: SignedIn, at: { id: string; editionId: string }) {
  const { version } = await who.ask(radars.edition, { params: at });
  return who.ask(radars.publishEdition, {
    params: at,
    body: { version, summary: 'What changed.' },
  });
}

export async function beginEdition(who: SignedIn, id: string, name: string) {
  const edition = await who.ask(radars.beginEdition, { params: { id }, body: { name } });
  return { edition, at: { id, editionId: edition.id } };
}
