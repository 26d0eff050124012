import {
  openPresentation,
  type Presentation,
  type Slide,
} from '#core/server/exporting/open-presentation.ts';
import { movementWords } from '#features/portfolio/radars/domain/radar-geometry.ts';
import type { Movement } from '#features/portfolio/radars/domain/movement.ts';
import type { ExportedEdition } from './exported-edition.ts';

/** Inches of a wide slide. */
const slide = { width: 13.333, height: 7.5, margin: 0.5 };
const [centreX, centreY, radius] = [slide.width / 2, 4.05, 3.1];
const ink = { text: '20262B', faint: '5B6770', line: 'D5D9D8', signal: 'D9622B' };

const hex = (color: string) => color.replace('#', '').toUpperCase();
const pointsOf = (inches: number) => Math.max(1, Math.round(inches * 72));

const heading = (on: Slide, text: string, color = ink.text) =>
  on.addText(text, {
    x: slide.margin,
    y: 0.25,
    w: slide.width - 2 * slide.margin,
    h: 0.5,
    margin: 0,
    fontSize: 22,
    bold: true,
    color,
    fit: 'shrink',
  });

function drawRadar(presentation: Presentation, { title, edition, drawing }: ExportedEdition): void {
  const on = presentation.addSlide();
  heading(on, `${title}, ${edition}`);
  const [x0, y0] = [(x: number) => centreX + x * radius, (y: number) => centreY + y * radius];
  for (const { name, radius: outer } of drawing.rings.toReversed()) {
    const size = 2 * outer * radius;
    on.addShape('ellipse', {
      x: x0(-outer),
      y: y0(-outer),
      w: size,
      h: size,
      objectName: `Ring: ${name}`,
      line: { color: ink.line, width: 0.75 },
    });
  }
  for (const { x, y } of drawing.borders)
    on.addShape('line', {
      x: Math.min(centreX, x0(x)),
      y: Math.min(centreY, y0(y)),
      w: Math.abs(x) * radius,
      h: Math.abs(y) * radius,
      flipV: x * y < 0,
      line: { color: ink.line, width: 0.75 },
    });
  for (const { name, radius: outer, inner } of drawing.rings)
    on.addText(name, {
      x: centreX - 0.75,
      y: y0(-(outer + inner) / 2) - 0.12,
      w: 1.5,
      h: 0.24,
      margin: 0,
      fontSize: 9,
      color: ink.faint,
      align: 'center',
    });
  for (const { name, color, x, y } of drawing.quadrants)
    on.addText(name, {
      x: x < 0 ? x0(x) - 2.6 : x0(x),
      y: y0(y * 1.06) - 0.15,
      w: 2.6,
      h: 0.3,
      margin: 0,
      fontSize: 14,
      bold: true,
      color: hex(color),
      align: x < 0 ? 'right' : 'left',
    });
  for (const { blip, x, y, radius: own, color } of drawing.shapes) {
    const size = 2 * own * radius;
    const outline = blip.movement === 'new' ? ink.signal : ink.text;
    on.addText(
      [
        {
          text: String(blip.number ?? ''),
          options: {
            hyperlink: { url: blip.url, tooltip: blip.name.slice(0, 200) },
            color: 'FFFFFF',
          },
        },
      ],
      {
        shape: 'ellipse',
        objectName: `Blip ${blip.number}: ${blip.name}`.slice(0, 250),
        x: x0(x - own),
        y: y0(y - own),
        w: size,
        h: size,
        fill: { color: hex(color) },
        margin: 0,
        fontSize: pointsOf(own * radius),
        align: 'center',
        valign: 'middle',
        ...(blip.movement !== 'none' && { line: { color: outline, width: 1.5 } }),
        hyperlink: { url: blip.url, tooltip: blip.name.slice(0, 200) },
      },
    );
  }
}

/** A column for each ring, with the names of its blips. */
function listQuadrant(
  presentation: Presentation,
  { rings, blips }: ExportedEdition,
  quadrant: ExportedEdition['quadrants'][number],
): void {
  const on = presentation.addSlide();
  heading(on, quadrant.name, hex(quadrant.color));
  const width = (slide.width - 2 * slide.margin) / rings.length;
  for (const [at, ring] of rings.entries()) {
    const entries = blips.filter(
      ({ quadrantId, ringId }) => quadrantId === quadrant.id && ringId === ring.id,
    );
    const fontSize = Math.max(5, Math.min(12, Math.floor(400 / Math.max(1, entries.length * 1.3))));
    on.addText(
      [
        { text: ring.name, options: { bold: true, fontSize: 13, breakLine: true } },
        ...entries.map(({ number, name, movement, url }) => ({
          text: `${number ?? '–'}  ${name}${noteOf(number, movement)}`,
          options: { fontSize, breakLine: true, hyperlink: { url } },
        })),
      ],
      {
        x: slide.margin + at * width,
        y: 0.95,
        w: width - 0.15,
        h: 6.2,
        margin: 0,
        color: ink.text,
        valign: 'top',
        fit: 'shrink',
      },
    );
  }
}

const noteOf = (number: number | null, movement: Movement): string => {
  if (number === null) return ', settled';
  return movement === 'none' ? '' : `, ${movementWords[movement]}`;
};

function listChanges(presentation: Presentation, { blips, removed }: ExportedEdition): void {
  const on = presentation.addSlide();
  heading(on, 'What changed');
  const drawn = blips.filter(({ number }) => number !== null);
  const names = (movement: Movement) =>
    drawn.filter((blip) => blip.movement === movement).map(({ name, ring }) => `${name}, ${ring}`);
  const columns = [
    ['New', names('new')],
    ['Moved in', names('in')],
    ['Moved out', names('out')],
    ['No longer on the radar', removed],
  ] as const;
  const width = (slide.width - 2 * slide.margin) / columns.length;
  for (const [at, [title, all]] of columns.entries()) {
    const fontSize = Math.max(5, Math.min(12, Math.floor(400 / Math.max(1, all.length * 1.3))));
    on.addText(
      [
        { text: `${title}, ${all.length}`, options: { bold: true, fontSize: 13, breakLine: true } },
        ...all.map((text) => ({ text, options: { fontSize, breakLine: true } })),
      ],
      {
        x: slide.margin + at * width,
        y: 0.95,
        w: width - 0.15,
        h: 6.2,
        margin: 0,
        color: ink.text,
        valign: 'top',
        fit: 'shrink',
      },
    );
  }
}

/** A slide with a native shape for each blip, one for each quadrant, and one of what changed. */
export async function writePptx(edition: ExportedEdition): Promise<Buffer> {
  const presentation = await openPresentation();
  presentation.layout = 'LAYOUT_WIDE';
  presentation.title = `${edition.title}, ${edition.edition}`;
  drawRadar(presentation, edition);
  for (const quadrant of edition.quadrants) listQuadrant(presentation, edition, quadrant);
  listChanges(presentation, edition);
  return (await presentation.write({ outputType: 'nodebuffer' })) as Buffer;
}
