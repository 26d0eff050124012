import { farCell, workbookOfXml } from '#core/tests/workbook-of-xml.ts';
import { describe, expect, test } from 'vitest';
import * as radars from '#features/portfolio/radars/domain/endpoints.ts';
import type { RadarImportPreview } from '#features/portfolio/radar-imports/domain/radar-import.ts';
import { csvOfRows, drawArchive } from '#features/portfolio/radar-imports/tests/archive.ts';
import { zipOf } from '#features/portfolio/radar-imports/tests/zip.ts';
import { formWith } from '#core/tests/forms.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const norrland = await server.signIn('member@norrland.example');
const idOf = async (query: string) =>
  (await server.database.pool.query<{ id: string }>(query)).rows[0]?.id ?? '';
const corporationId = await idOf(`select id from corporations where slug = 'skf'`);

const send = (
  path: 'imports' | 'imports/preview',
  file: string | Buffer,
  options: object = { corporationId },
  who = owner,
) =>
  who.send('POST', `/radars/${path}`, {
    query: { name: 'any.file', options: JSON.stringify(options) },
    form: formWith(Buffer.from(file)),
  });

async function preview(file: string | Buffer, options?: object): Promise<RadarImportPreview> {
  const reply = await send('imports/preview', file, options);
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
  return reply.body as RadarImportPreview;
}
const problemsOf = ({ reasons }: RadarImportPreview) => reasons.map(({ problem }) => problem);

const header = 'name,ring,quadrant,isNew,description';
const csv = (...rows: string[]) => [header, ...rows].join('\n');
const sound = ['Alpha,Adopt,Tools,TRUE,First', 'Beta,Hold,Skills,FALSE,Second'];
const many = (count: number) =>
  csv(
    ...Array.from(
      { length: count },
      (_, nth) =>
        `Blip ${nth},${['Adopt', 'Hold'][nth % 2]},${['Tools', 'Skills'][nth % 2]},FALSE,`,
    ),
  );

test('an archive of 34 volumes gives every blip the movement that its volume says', async () => {
  const archive = drawArchive(34, 40, 34);
  let radarId: string | undefined;
  let statuses = 0;
  for (const rows of archive) {
    const options: object = radarId === undefined ? { corporationId } : { radarId };
    const answer = await preview(csvOfRows(rows), options);
    expect(answer).toMatchObject({ problem: null, disagreements: [], blipCount: rows.length });
    const reply = await send('imports', csvOfRows(rows), { ...options, publish: true });
    const { editionId, ...made } = reply.body as { radarId: string; editionId: string };
    ({ radarId } = made);
    const { blips } = await owner.ask(radars.edition, { params: { id: radarId, editionId } });
    expect(blips).toHaveLength(rows.length);
    for (const blip of blips) {
      expect(blip.movement, blip.name).toBe(blip.fileMovement);
      statuses += 1;
    }
  }
  expect(statuses).toBe(34 * 40);
  // The previous volume alone would call those new that came back.
  const [last, before] = [archive.at(-1) ?? [], new Set(archive.at(-2)?.map(({ name }) => name))];
  expect(
    last.filter(({ name, status }) => status !== 'new' && !before.has(name)).length,
  ).toBeGreaterThan(0);
});

test('a file’s own status is kept beside the derived one, and counts where that is wished', async () => {
  const file = 'name,ring,quadrant,status\nAlpha,Adopt,Tools,moved in\nBeta,Hold,Skills,new';
  const answer = await preview(file);
  expect(answer.disagreements).toEqual([{ name: 'Alpha', fileStatus: 'moved in', derived: 'new' }]);
  const import_ = async (trustStatus: boolean) => {
    const reply = await send('imports', file, { corporationId, trustStatus });
    const { radarId: id, editionId } = reply.body as { radarId: string; editionId: string };
    const { blips } = await owner.ask(radars.edition, { params: { id, editionId } });
    return blips.find(({ name }) => name === 'Alpha');
  };
  const movements = { fileStatus: 'moved in', fileMovement: 'in', derivedMovement: 'new' };
  expect(await import_(false)).toMatchObject({ ...movements, movement: 'new' });
  expect(await import_(true)).toMatchObject({ ...movements, movement: 'in' });
});

describe('a malformed file', () => {
  test.each([
    ['no bytes', '', 'It is empty.'],
    ['no rows', header, 'It has no blips.'],
    ['no columns', 'a,b\n1,2', 'Its first row must name the columns'],
    ['501 rows', many(501), 'It has 501 blips.'],
    ['5,000 rows', many(5000), 'It has 5000 blips.'],
    ['one quadrant', csv('A,Adopt,Tools,,', 'B,Hold,Tools,,'), 'It has 1 quadrant.'],
    [
      'nine quadrants',
      csv(
        ...Array.from({ length: 9 }, (_, nth) => `B${nth},${['Adopt', 'Hold'][nth % 2]},Q${nth},,`),
      ),
      'It has 9 quadrants.',
    ],
    ['half a JSON', '[{"name": "A", ', 'It begins like JSON, and is not valid.'],
    ['other JSON', '{"data": []}', 'neither a list of blips nor an object with entries'],
    [
      'bytes',
      Buffer.from('\u0089PNG\r\n\u0000\u0001\u0002\u0003 and more', 'latin1'),
      'It is not a text file',
    ],
    ['half a zip', Buffer.from('PK\u0003\u0004 and no more'), 'It is damaged'],
  ])('with %s says why it cannot be imported', async (_, file, problem) => {
    expect((await preview(file)).problem).toContain(problem);
    const refused = await send('imports', file);
    expect([refused.status, (refused.body as { code: string }).code]).toEqual([
      400,
      'radar.unreadable',
    ]);
    expect(refused.text).toContain(problem.slice(0, 30));
  });

  test('is read whatever its encoding and delimiter are', async () => {
    const text = csv(...sound)
      .replaceAll('First', 'Größer, “so”')
      .replaceAll(',', ';');
    const quoted = text.replace('Größer; “so”', '"Größer, “so”"');
    for (const file of [
      quoted,
      `\uFEFF${quoted}`,
      Buffer.from(`\uFEFF${quoted}`, 'utf16le'),
      Buffer.from(quoted, 'utf16le').swap16(),
    ]) {
      const answer = await preview(file);
      expect(answer).toMatchObject({ problem: null, blipCount: 2, format: 'byor-csv' });
    }
  });

  test('with rings in several spellings, blips twice and ragged rows is repaired, and says so', async () => {
    const answer = await preview(
      csv(
        'Alpha,Adopt,Tools,TRUE,First',
        'Beta,ADOPT,tools,yes,Second',
        'Gamma,Évaluer,Skills,x,Third',
        'Delta,evaluer,Skills,maybe,Fourth',
        'ALPHA,evaluer,Tools,no,Again',
        'Short,Adopt,Tools',
        'Long,Adopt,Tools,0,one, two, three',
        ',Adopt,Tools,,',
        'Lost,,Tools,,',
      ),
    );
    expect(answer).toMatchObject({ problem: null, blipCount: 6 });
    expect(answer.rings.map(({ name }) => name)).toEqual(['Adopt', 'Évaluer']);
    expect(problemsOf(answer).join('\n')).toMatch(/“ADOPT” was read as “Adopt”/u);
    expect(answer.reasons).toEqual(
      expect.arrayContaining([
        {
          row: 6,
          name: 'ALPHA',
          isLeftOut: true,
          problem: 'It is there twice, in Adopt and in Évaluer: the first of row 2 is imported.',
        },
        expect.objectContaining({ row: 5, name: 'Delta', isLeftOut: false }),
        expect.objectContaining({ row: 7, name: 'Short', isLeftOut: false }),
        expect.objectContaining({ row: 8, name: 'Long', isLeftOut: false }),
        expect.objectContaining({ row: 9, name: null, isLeftOut: true }),
        expect.objectContaining({ row: 10, name: 'Lost', problem: 'The ring is missing.' }),
      ]),
    );
  });

  test('tells new blips in seven spellings', async () => {
    const spellings = ['TRUE', 'true', 'yes', 'Y', '1', 'x', 'new', 'FALSE', 'no', '0', ''];
    const rows = spellings.map(
      (isNew, nth) =>
        `B${nth},${['Adopt', 'Hold'][nth % 2]},${['Tools', 'Skills'][nth % 2]},${isNew},`,
    );
    const options = { corporationId, publish: true };
    const { body } = await send('imports', csv(...rows), options);
    const { radarId: id, editionId } = body as { radarId: string; editionId: string };
    const { blips } = await owner.ask(radars.edition, { params: { id, editionId } });
    const said = new Set(
      blips.filter(({ fileMovement }) => fileMovement === 'new').map(({ name }) => name),
    );
    expect([...said].toSorted()).toEqual(['B0', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6']);
  });

  test('keeps long and right-to-left names whole, and no link that a browser would run', async () => {
    const long = 'Long '.repeat(60).trim();
    const longer = 'Longer '.repeat(60).trim();
    const file = JSON.stringify([
      { name: long, ring: 'Adopt', quadrant: 'Tools' },
      { name: longer, ring: 'Adopt', quadrant: 'Tools', description: 'Its text' },
      { name: 'תכנות מונחה עצמים', ring: 'Hold', quadrant: 'Skills' },
      {
        name: 'Linked',
        ring: 'Hold',
        quadrant: 'Skills',
        link: 'javascript:alert(1)',
        description:
          '<p onclick="x()">See <a href="javascript:alert(2)">this</a></p><script>x</script>',
      },
    ]);
    const answer = await preview(file);
    expect(problemsOf(answer).join('\n')).toMatch(
      /“javascript:alert\(1\)” is not one to a web page/u,
    );
    const { body } = await send('imports', file);
    const { radarId: id, editionId } = body as { radarId: string; editionId: string };
    const { blips } = await owner.ask(radars.edition, { params: { id, editionId } });
    expect(blips.map(({ name }) => name)).toContain(long);
    expect(blips.map(({ name }) => name)).toContain('תכנות מונחה עצמים');
    expect(
      blips.find(({ description }) => description?.includes('Its text'))?.description,
    ).toContain(longer);
    const linked = blips.find(({ name }) => name === 'Linked');
    expect(linked?.links).toEqual([]);
    expect(linked?.description).not.toMatch(/javascript|script|onclick/u);
  });
});

const markdown = (title: string, ring: string, quadrant = 'tools') =>
  `---\ntitle: "${title}"\nring: ${ring}\nquadrant: ${quadrant}\ntags: [one, two]\n---\n\nText of ${title}.\n`;

test('folders of Markdown become an edition for each release, in which items stay', async () => {
  const zip = zipOf([
    { path: 'radar/2025-01-01/alpha.md', content: markdown('Alpha', 'assess') },
    { path: 'radar/2025-01-01/beta.md', content: markdown('Beta', 'adopt', 'skills') },
    { path: 'radar/2026-01-01/alpha.md', content: markdown('Alpha', 'trial') },
    { path: 'radar/../../etc/2026-01-01/evil.md', content: markdown('Evil', 'adopt') },
    { path: 'radar/2026-01-01/broken.md', content: 'No fields' },
    { path: 'readme.txt', content: 'Not read' },
  ]);
  const answer = await preview(zip);
  expect(answer).toMatchObject({ problem: null, format: 'aoe-markdown', blipCount: 2 });
  expect(answer.moved).toMatchObject([{ name: 'Alpha', movement: 'in', from: 'Assess' }]);
  expect(answer.reasons.filter(({ isLeftOut }) => isLeftOut)).toHaveLength(2);
  const { body } = await send('imports', zip);
  const { radarId: id, editionId } = body as { radarId: string; editionId: string };
  const { editions } = await owner.ask(radars.get, { params: { id } });
  expect(editions.map(({ name, state }) => [name, state])).toEqual([
    ['2025-01-01', 'published'],
    ['2026-01-01', 'draft'],
  ]);
  const { blips } = await owner.ask(radars.edition, { params: { id, editionId } });
  expect(blips.find(({ name }) => name === 'Alpha')).toMatchObject({
    movement: 'in',
    description: 'Text of Alpha.',
    tags: ['one', 'two'],
  });
});

test('a zip that is too much is not unpacked', async () => {
  const entries = Array.from({ length: 100_000 }, (_, nth) => ({ path: `${nth}.md`, content: '' }));
  expect((await preview(zipOf(entries))).problem).toMatch(/more than 5000 files/u);
  // A part of 4 GB of zeros, which says that it is small.
  const zeros = { path: '2026-01-01/a.md', content: Buffer.alloc(80 * 1024 * 1024), declared: 10 };
  expect((await preview(zipOf([zeros]))).problem).toBe('It unpacks to more than can be read.');
});

test('a small file that unfolds to much is refused with its reason', async () => {
  const wide = JSON.stringify([
    Object.fromEntries(Array.from({ length: 600 }, (_, nth) => [`f${nth}`, 1])),
  ]);
  expect(problemsOf(await preview(wide))).toEqual(['It has more than 500 fields.']);
  const objects = JSON.stringify(Array.from({ length: 20_001 }, () => ({ name: 'A' })));
  expect((await preview(objects)).problem).toBe('It has 20001 entries. At most 20000 are read.');
  expect((await preview(Buffer.from(await workbookOfXml(farCell)))).problem).toMatch(
    /^It has cells far apart/u,
  );
});

test('Zalando’s file is asked for the names that it lacks', async () => {
  const entry = (label: string, quadrant: number, ring: number, moved = 0) => ({
    label,
    quadrant,
    ring,
    moved,
    active: true,
  });
  const file = JSON.stringify({
    date: '2026.05',
    entries: [entry('A', 0, 0, 1), entry('B', 1, 1), entry('C', 3, 2, 2), entry('D', 2, 3, -1)],
  });
  const answer = await preview(file);
  expect(answer).toMatchObject({
    format: 'zalando-json',
    asksFor: ['quadrantNames', 'ringNames'],
    asksForCount: { quadrants: 4, rings: 4 },
  });
  const named = await preview(file, {
    corporationId,
    quadrantNames: ['Languages', 'Infrastructure', 'Datastores', 'Data'],
    ringNames: ['Adopt', 'Trial', 'Assess', 'Hold'],
  });
  expect(named).toMatchObject({ problem: null, asksFor: [], blipCount: 4 });
  expect(named.disagreements).toHaveLength(3);
});

test('Backstage’s file keeps the names of its rings and the latest place in time', async () => {
  const answer = await preview(
    JSON.stringify({
      quadrants: [
        { id: '1', name: 'Tools' },
        { id: '2', name: 'Skills' },
      ],
      rings: [
        { id: 'use', name: 'Use', color: '#fff' },
        { id: 'avoid', name: 'Avoid' },
      ],
      entries: [
        {
          key: 'a',
          title: 'A',
          quadrant: '1',
          url: '#',
          description: 'Text',
          timeline: [
            { moved: 0, ringId: 'avoid', date: '2024-01-01' },
            { moved: 1, ringId: 'use', date: '2025-01-01' },
          ],
        },
        { key: 'b', title: 'B', quadrant: '2', timeline: [{ ringId: 'avoid', moved: -1 }] },
      ],
    }),
  );
  expect(answer).toMatchObject({ problem: null, format: 'backstage-json' });
  expect(answer.blips).toMatchObject([
    { name: 'A', ringId: 'use', quadrantId: 'tools' },
    { name: 'B', ringId: 'avoid' },
  ]);
});

test('a ring that the radar lacks is asked for, unless its name means one that it has', async () => {
  const { body } = await send('imports', csv(...sound), { corporationId, publish: true });
  const { radarId } = body as { radarId: string };
  const meant = await preview(csv('Alpha,Caution,Tools,,', 'Beta,Hold,Skills,,'), { radarId });
  expect(meant).toMatchObject({
    problem: null,
    moved: [{ name: 'Alpha', movement: 'out', from: 'Adopt' }],
  });
  const file = csv('Alpha,Somewhere,Tools,,', 'Gamma,Hold,Skills,,');
  const question = await preview(file, { radarId });
  expect(question).toMatchObject({ unknownRings: ['Somewhere'] });
  expect(question.problem).toContain('Choose which one is meant');
  const hold = question.rings.find(({ name }) => name === 'Hold')?.id;
  expect(question.readAs.rings).toEqual([
    { name: 'Somewhere', areaId: null },
    { name: 'Hold', areaId: hold },
  ]);
  const added = await preview(file, { radarId, ringAliases: { Somewhere: 'Somewhere' } });
  expect(added.rings.map(({ name }) => name)).toContain('Somewhere');
  const answer = await preview(file, { radarId, ringAliases: { somewhere: 'Hold' } });
  expect(answer).toMatchObject({ problem: null, removed: [{ name: 'Beta', ring: 'Hold' }] });
  expect((await send('imports', csv(...sound), { radarId }, member)).status).toBe(403);
  expect((await send('imports/preview', csv(...sound), { radarId }, norrland)).status).toBe(404);
  expect((await send('imports', csv(...sound), { corporationId }, norrland)).status).toBe(404);
  expect((await send('imports', csv(...sound), {})).status).toBe(400);
});
