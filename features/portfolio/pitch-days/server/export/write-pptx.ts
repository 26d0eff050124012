import {
  openPresentation,
  type Presentation,
  type Slide,
} from '#core/server/exporting/open-presentation.ts';
import type { ExportedDay, ExportedSession } from './exported-day.ts';

/** Inches of a wide slide. */
const slide = { width: 13.333, height: 7.5, margin: 0.6 };
const inner = slide.width - 2 * slide.margin;
const ink = { text: '20262B', faint: '5B6770', line: 'D5D9D8', accent: '16707A', ground: 'F3F5F4' };
/** A schedule with more rows is continued on another slide. */
const rowsOnSlide = 12;

const timeIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  return (at: Date): string => format.format(at);
};

const dateWords = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const line = (on: Slide, text: string, y: number, options: Parameters<Slide['addText']>[1]) =>
  on.addText(text, { x: slide.margin, y, w: inner, margin: 0, fit: 'shrink', ...options });

function addTitle(presentation: Presentation, day: ExportedDay): void {
  const on = presentation.addSlide();
  line(on, day.name, 2.6, { h: 1, fontSize: 40, bold: true, color: ink.text });
  line(on, `${day.corporation} · ${dateWords(day.date)}`, 3.6, {
    h: 0.5,
    fontSize: 20,
    color: ink.faint,
  });
}

function addSchedule(presentation: Presentation, day: ExportedDay): void {
  const time = timeIn(day.timeZone);
  const header = ['', ...day.rooms].map((text) => ({
    text,
    options: { bold: true, color: ink.text, fill: { color: ink.ground } },
  }));
  const used = day.slots
    .map((slot, at) => ({ ...slot, here: day.sessions.filter((session) => session.slot === at) }))
    .filter(({ here }) => here.length > 0);
  for (let from = 0; from < used.length; from += rowsOnSlide) {
    const on = presentation.addSlide();
    line(on, from === 0 ? 'Schedule' : 'Schedule, continued', 0.35, {
      h: 0.5,
      fontSize: 24,
      bold: true,
      color: ink.text,
    });
    const rows = used.slice(from, from + rowsOnSlide).map(({ start, end, here }) => [
      { text: `${time(start)}–${time(end)}`, options: { color: ink.faint } },
      ...day.rooms.map((_, room) => {
        const session = here.find((one) => one.room === room);
        const text = session ? `${session.company}\n${session.opportunity}` : '';
        return { text, options: { color: ink.text } };
      }),
    ]);
    const first = 1.3;
    const others = (inner - first) / day.rooms.length;
    on.addTable([header, ...rows], {
      x: slide.margin,
      y: 1,
      w: inner,
      colW: [first, ...day.rooms.map(() => others)],
      fontSize: 10,
      border: { type: 'solid', color: ink.line, pt: 0.75 },
      valign: 'middle',
    });
  }
}

function addSession(presentation: Presentation, day: ExportedDay, session: ExportedSession): void {
  const on = presentation.addSlide();
  const time = timeIn(day.timeZone);
  const { when, reasons, nextBest, companyUrl } = session;
  const place =
    when === null ? 'Not scheduled' : `${time(when.start)}–${time(when.end)} · ${when.room}`;
  line(on, place, 0.4, { h: 0.35, fontSize: 14, bold: true, color: ink.accent });
  line(on, session.company, 0.85, {
    h: 0.8,
    fontSize: 36,
    bold: true,
    color: ink.text,
    ...(companyUrl !== null && { hyperlink: { url: companyUrl } }),
  });
  line(on, session.opportunity, 1.7, { h: 0.5, fontSize: 20, color: ink.faint });
  line(on, session.oneLiner ?? '', 2.4, { h: 0.9, fontSize: 18, color: ink.text, valign: 'top' });
  line(on, 'Why these two', 3.5, { h: 0.4, fontSize: 14, bold: true, color: ink.text });
  const why = [
    ...(session.isPinned ? ['Pinned by the organisers'] : []),
    ...reasons,
    `Score ${Math.round(session.score)} of 100`,
    ...(nextBest === null
      ? []
      : [`Next best: ${nextBest.company}, ${nextBest.loss.toFixed(1)} points less in total`]),
  ];
  on.addText(
    why.map((text) => ({ text, options: { bullet: true, breakLine: true } })),
    {
      x: slide.margin,
      y: 3.95,
      w: inner,
      h: 2.9,
      margin: 0,
      valign: 'top',
      fontSize: 16,
      color: ink.text,
      fit: 'shrink',
      paraSpaceAfter: 6,
    },
  );
}

/** A title, the schedule by time and room, and a slide for each session in the order of the day. */
export async function writePptx(day: ExportedDay): Promise<Buffer> {
  const presentation = await openPresentation();
  presentation.layout = 'LAYOUT_WIDE';
  presentation.title = day.name;
  addTitle(presentation, day);
  addSchedule(presentation, day);
  for (const session of day.sessions) addSession(presentation, day, session);
  return (await presentation.write({ outputType: 'nodebuffer' })) as Buffer;
}
