import JSZip from 'jszip';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import * as radars from '#features/portfolio/radars/domain/endpoints.ts';
import {
  exportFormats,
  type ExportFormat,
} from '#features/portfolio/radars/domain/radar-export.ts';
import type { RadarImportPreview } from '#features/portfolio/radar-imports/domain/radar-import.ts';
import { download } from '#features/portfolio/radars/domain/export-endpoints.ts';
import { printableText } from '#core/domain/text/printable.ts';
import { formWith } from '#core/tests/forms.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const owner = await server.signIn('owner@skf.example');
const norrland = await server.signIn('member@norrland.example');

const { data } = await owner.ask(radars.list);
const radar = data.find(({ mayEdit }) => mayEdit);
if (!radar?.edition) throw new Error('The demonstration has no radar of theirs.');
const { id, edition } = radar;
const page = await owner.ask(radars.edition, { params: { id, editionId: edition.id } });
const drawn = page.blips.filter(({ number }) => number !== null);

async function fileOf(format: ExportFormat): Promise<Buffer> {
  const { url } = await owner.ask(download, { params: { id }, query: { format } });
  const reply = await server.app.inject({ url });
  expect(reply.statusCode, format).toBe(200);
  return reply.rawPayload;
}

test('a download address opens what it was made for, and nothing else', async () => {
  for (const format of exportFormats) {
    const answer = await owner.ask(download, { params: { id }, query: { format } });
    expect(answer.losses.length, format).toBeGreaterThan(0);
  }
  const { url } = await owner.ask(download, { params: { id } });
  const token = new URL(url, 'http://any.example').searchParams.get('token') ?? '';
  const other = url.replace(token, token.replace('.csv.', '.pdf.'));
  expect((await server.app.inject({ url: other })).statusCode).toBe(404);
  const elsewhere = data.find((one) => one.id !== id)?.id ?? crypto.randomUUID();
  expect((await server.app.inject({ url: url.replace(id, elsewhere) })).statusCode).toBe(404);
  const [hidden] = await server.database.pool
    .query<{ id: string }>(`select r.id from radars r join corporations c on c.id = r.corporation_id
      where not r.is_public and c.slug = 'norrland-steel'`)
    .then(({ rows }) => rows);
  expect((await owner.try(download, { params: { id: hidden?.id ?? '' } })).status).toBe(404);
  expect((await norrland.try(download, { params: { id: hidden?.id ?? '' } })).status).toBe(200);
});

test.each(['csv', 'xlsx', 'json'] as const)('%s comes back as the same blips', async (format) => {
  const reply = await owner.send('POST', '/radars/imports/preview', {
    query: {
      name: `any.${format}`,
      options: JSON.stringify({ corporationId: radar.corporation.id }),
    },
    form: formWith(await fileOf(format)),
  });
  const preview = reply.body as RadarImportPreview;
  expect(preview).toMatchObject({ problem: null, reasons: [] });
  const nameOf = (areas: typeof page.rings, areaId: string) =>
    areas.find((area) => area.id === areaId)?.name;
  const placesOf = ({
    quadrants,
    rings,
    blips,
  }: Pick<typeof page, 'quadrants' | 'rings'> & {
    blips: { name: string; quadrantId: string; ringId: string }[];
  }) =>
    blips.map(({ name, quadrantId, ringId }) =>
      [name, nameOf(quadrants, quadrantId), nameOf(rings, ringId)].join(),
    );
  expect(placesOf(preview).toSorted()).toEqual(placesOf(page).toSorted());
  expect(preview.rings.map(({ name }) => name)).toEqual(page.rings.map(({ name }) => name));
});

test('PPTX has one linked shape for each blip, and a slide for each quadrant and the changes', async () => {
  const zip = await JSZip.loadAsync(await fileOf('pptx'));
  const slides = Object.keys(zip.files).filter((path) =>
    /^ppt\/slides\/slide\d+\.xml$/u.test(path),
  );
  expect(slides).toHaveLength(1 + page.quadrants.length + 1);
  const first = (await zip.file('ppt/slides/slide1.xml')?.async('string')) ?? '';
  const shapes = first.split('<p:sp>').filter((part) => part.includes('name="Blip '));
  expect(shapes).toHaveLength(drawn.length);
  for (const shape of shapes) {
    expect(shape).toContain('prst="ellipse"');
    expect(shape).toContain('<a:hlinkClick r:id=');
  }
  const links = (await zip.file('ppt/slides/_rels/slide1.xml.rels')?.async('string')) ?? '';
  for (const blip of drawn) expect(links).toContain(`blip=${blip.id}`);
  const last = (await zip.file(`ppt/slides/slide${slides.length}.xml`)?.async('string')) ?? '';
  const moved = drawn.find(({ movement }) => movement === 'in');
  expect(last).toContain(moved?.name.replaceAll('&', '&amp;') ?? 'Moved in, 0');
});

test('PDF has one linked shape for each blip, as another reader sees it', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await fileOf('pdf')));
  expect(pdf.numPages).toBeGreaterThan(page.quadrants.length);
  const first = await pdf.getPage(1);
  const links = (await first.getAnnotations()) as { url?: string }[];
  const linked = links.map(({ url = '' }) => new URL(url).searchParams.get('blip') ?? '');
  expect(linked.toSorted()).toEqual(drawn.map((blip) => blip.id).toSorted());
});

test('SVG has one linked circle for each blip where it is stored', async () => {
  const svg = (await fileOf('svg')).toString();
  expect(svg.match(/<circle data-blip=/gu)).toHaveLength(drawn.length);
  for (const blip of drawn) expect(svg).toContain(`data-blip="${blip.id}"`);
  for (const { number } of drawn)
    expect(svg).toContain(`text-anchor="end" fill="#5b6770">${number}<`);
  expect(svg).not.toContain('<script');
});

test('texts that XML cannot hold are written as spaces, in every part of every file', async () => {
  const { pool } = server.database;
  const before = await pool.query<{ name: string }>('select name from radars where id = $1', [id]);
  const rename = (name: string) =>
    pool.query('update radars set name = $2 where id = $1', [id, name]);
  await rename('Line\u{B}break\u{1}and\u{FFFE}more');
  const zip = await JSZip.loadAsync(await fileOf('pptx'));
  const parts = Object.values(zip.files).filter(({ name }) => /\.(?:xml|rels)$/u.test(name));
  const texts = await Promise.all(parts.map((part) => part.async('string')));
  texts.push((await fileOf('svg')).toString());
  expect(texts.some((text) => text.includes('Line break and more'))).toBe(true);
  for (const text of texts) expect(printableText(text)).toBe(text);
  await rename(before.rows[0]?.name ?? '');
});
