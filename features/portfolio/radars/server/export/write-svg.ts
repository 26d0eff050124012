import { movementWords } from '#features/portfolio/radars/domain/radar-geometry.ts';
import type { ExportedEdition } from './exported-edition.ts';

const size = 1000;
const [centre, radius] = [size / 2, 460];
const legend = { width: 250, rows: 60, line: 16, most: 36 } as const;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const xml = (text: string): string => text.replaceAll(/[&<>"']/gu, (one) => escapes[one] ?? one);
const at = (value: number): string => (centre + value * radius).toFixed(2);
const length = (value: number): string => (value * radius).toFixed(2);

/** The numbers and names of the blips, by quadrant, in columns beside the drawing. */
function legendOf({ quadrants, shapes }: ExportedEdition['drawing']) {
  const lines = quadrants.flatMap(({ name, color }) => {
    const own = shapes.filter(({ blip }) => blip.quadrant === name);
    if (own.length === 0) return [];
    const blips = own.map(({ blip }) => ({ number: `${blip.number ?? ''}`, text: blip.name }));
    return [{ text: name, color }, ...blips];
  });
  const columns = Math.ceil(lines.length / legend.rows);
  const texts = lines.map((line, index) => {
    const x = size + 20 + Math.floor(index / legend.rows) * legend.width;
    const y = 50 + (index % legend.rows) * legend.line;
    const text =
      line.text.length > legend.most ? `${line.text.slice(0, legend.most - 1)}…` : line.text;
    return 'color' in line
      ? `<text x="${x}" y="${y}" font-size="12" font-weight="600" fill="${xml(line.color)}">${xml(text)}</text>`
      : `<text x="${x + 22}" y="${y}" font-size="11" text-anchor="end" fill="#5b6770">${line.number}</text><text x="${x + 30}" y="${y}" font-size="11" fill="#20262b">${xml(text.toWellFormed())}</text>`;
  });
  return { width: columns * legend.width + 20, texts };
}

/** A picture of an edition, with a link for each blip and the list of them. */
export function writeSvg({ title, edition, drawing }: ExportedEdition): Buffer {
  const { rings, borders, quadrants, shapes } = drawing;
  const { width: beside, texts } = legendOf(drawing);
  const [width, height] = [size + beside, size + 60];
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Inter, Helvetica, Arial, sans-serif">`,
    `<title>${xml(`${title}, ${edition}`)}</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...texts,
    `<text x="20" y="${size + 36}" font-size="22" font-weight="600" fill="#20262b">${xml(`${title}, ${edition}`)}</text>`,
    ...rings
      .toReversed()
      .map(
        ({ radius: outer }) =>
          `<circle cx="${centre}" cy="${centre}" r="${length(outer)}" fill="none" stroke="#d5d9d8"/>`,
      ),
    ...borders.map(
      ({ x, y }) => `<path d="M${centre} ${centre}L${at(x)} ${at(y)}" stroke="#d5d9d8"/>`,
    ),
    ...rings.map(
      ({ name, radius: outer, inner }) =>
        `<text x="${centre}" y="${at(-(outer + inner) / 2)}" font-size="13" text-anchor="middle" fill="#5b6770">${xml(name)}</text>`,
    ),
    ...quadrants.map(
      ({ name, color, x, y }) =>
        `<text x="${at(x * 0.98)}" y="${at(y * 1.02)}" font-size="17" font-weight="600" text-anchor="${x < 0 ? 'end' : 'start'}" fill="${xml(color)}">${xml(name)}</text>`,
    ),
    ...shapes.map(({ blip, x, y, radius: own, color }) => {
      const ring =
        blip.movement === 'none'
          ? ''
          : `<circle cx="${at(x)}" cy="${at(y)}" r="${length(own * 1.2)}" fill="none" stroke="${blip.movement === 'new' ? '#d9622b' : xml(color)}" stroke-width="1.5"${blip.movement === 'out' ? ' stroke-dasharray="3 2"' : ''}/>`;
      return `<a href="${xml(blip.url)}"><title>${xml(`${blip.name}, ${blip.ring}, ${movementWords[blip.movement]}`)}</title><circle data-blip="${blip.id}" cx="${at(x)}" cy="${at(y)}" r="${length(own)}" fill="${xml(color)}"/>${ring}<text x="${at(x)}" y="${at(y + own * 0.35)}" font-size="${length(own)}" text-anchor="middle" fill="#ffffff">${blip.number ?? ''}</text></a>`;
    }),
    '</svg>',
  ];
  return Buffer.from(parts.join('\n'));
}
