import Document from 'pdfkit';
import { movementWords } from '#features/portfolio/radars/domain/radar-geometry.ts';
import type { ExportedEdition } from './exported-edition.ts';

/** A4, lying. */
const page = { width: 842, height: 595, margin: 36 };
const [centreX, centreY, radius] = [page.width / 2, 318, 240];
const ink = { text: '#20262b', faint: '#5b6770', line: '#d5d9d8', signal: '#d9622b' };

/** The fonts that every reader of PDF has hold Western characters only; others show as a dot. */
const western = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[^\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018-\u201D\u2022\u2026\u20AC]/gu, '·');

type Pdf = InstanceType<typeof Document>;

function drawRadar(pdf: Pdf, { title, edition, drawing }: ExportedEdition): void {
  const [x0, y0] = [(x: number) => centreX + x * radius, (y: number) => centreY + y * radius];
  pdf.fillColor(ink.text).font('Helvetica-Bold').fontSize(16);
  pdf.text(western(`${title}, ${edition}`), page.margin, 28, { lineBreak: false });
  pdf.lineWidth(0.6);
  for (const ring of drawing.rings)
    pdf.circle(centreX, centreY, ring.radius * radius).stroke(ink.line);
  for (const { x, y } of drawing.borders)
    pdf.moveTo(centreX, centreY).lineTo(x0(x), y0(y)).stroke(ink.line);
  pdf.font('Helvetica').fontSize(7).fillColor(ink.faint);
  for (const { name, radius: outer, inner } of drawing.rings)
    pdf.text(western(name), centreX - 60, y0(-(outer + inner) / 2) - 4, {
      width: 120,
      align: 'center',
      lineBreak: false,
    });
  pdf.font('Helvetica-Bold').fontSize(10);
  for (const { name, color, x, y } of drawing.quadrants)
    pdf.fillColor(color).text(western(name), x < 0 ? x0(x) - 200 : x0(x), y0(y * 1.06) - 5, {
      width: 200,
      align: x < 0 ? 'right' : 'left',
      lineBreak: false,
    });
  pdf.font('Helvetica-Bold');
  for (const { blip, x, y, radius: own, color } of drawing.shapes) {
    const [cx, cy, size] = [x0(x), y0(y), own * radius];
    pdf.circle(cx, cy, size).fill(color);
    if (blip.movement === 'new') pdf.circle(cx, cy, size * 1.2).stroke(ink.signal);
    else if (blip.movement !== 'none') pdf.circle(cx, cy, size * 1.2).stroke(color);
    const number = String(blip.number ?? '');
    pdf.fontSize(size * 0.95).fillColor('#ffffff');
    pdf.text(number, cx - pdf.widthOfString(number) / 2, cy - size * 0.38, { lineBreak: false });
    pdf.link(cx - size, cy - size, 2 * size, 2 * size, blip.url);
  }
}

/** The blips of a quadrant as a list, ring by ring, in columns that grow onto further pages. */
function listQuadrant(
  pdf: Pdf,
  { rings, blips }: ExportedEdition,
  quadrant: ExportedEdition['quadrants'][number],
): void {
  const columns = 3;
  const width = (page.width - 2 * page.margin - (columns - 1) * 18) / columns;
  let [column, y] = [columns, 0];
  const room = (height: number) => {
    if (column < columns && y + height <= page.height - page.margin) return;
    column += 1;
    y = 72;
    if (column < columns) return;
    column = 0;
    pdf.addPage();
    pdf.fillColor(quadrant.color).font('Helvetica-Bold').fontSize(14);
    pdf.text(western(quadrant.name), page.margin, 36, { lineBreak: false });
  };
  const line = (text: string, font: string, color: string, height: number) => {
    room(height);
    pdf.font(font).fontSize(9).fillColor(color);
    pdf.text(western(text), page.margin + column * (width + 18), y, {
      width,
      height,
      ellipsis: true,
      lineBreak: false,
    });
    y += height;
  };
  for (const ring of rings) {
    const entries = blips.filter(
      ({ quadrantId, ringId }) => quadrantId === quadrant.id && ringId === ring.id,
    );
    if (entries.length === 0) continue;
    line(ring.name, 'Helvetica-Bold', ink.text, 18);
    for (const { number, name, movement } of entries) {
      const note = movement === 'none' ? '' : `, ${movementWords[movement]}`;
      line(
        `${number ?? '–'}  ${name}${number === null ? ', settled' : note}`,
        'Helvetica',
        ink.text,
        13,
      );
    }
    y += 6;
  }
}

/** A vector drawing with a link for each blip, and a list of each quadrant. */
export async function writePdf(edition: ExportedEdition): Promise<Buffer> {
  const pdf = new Document({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: true,
    info: { Title: `${edition.title}, ${edition.edition}` },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  drawRadar(pdf, edition);
  for (const quadrant of edition.quadrants) listQuadrant(pdf, edition, quadrant);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
