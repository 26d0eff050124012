import { expect, test } from 'vitest';
import { isShownInline, detectFileType } from './file-types.ts';

const marked = (mark: string) => ({ mark, isText: false });
const text = { mark: null, isText: true };

test.each([
  ['Deck.PDF', marked('application/pdf'), 'application/pdf'],
  ['photo.jpeg', marked('image/jpeg'), 'image/jpeg'],
  [
    'plan.docx',
    marked('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
    /wordprocessingml\.document$/u,
  ],
  ['notes.odt', marked('application/zip'), /opendocument\.text$/u],
  ['logo.svg', text, /^image.svg.xml$/u],
  ['logo.svg', { mark: 'application/xml', isText: true }, /^image.svg.xml$/u],
  ['BMW.txt', { mark: 'image/bmp', isText: true }, 'text/plain'],
  ['two.dots.csv', text, 'text/csv'],
])('%s is accepted by its content', (name, bytes, contentType) => {
  expect(detectFileType(name, bytes)).toEqual({ contentType: expect.stringMatching(contentType) });
});

test.each([
  ['deck.pdf', marked('application/x-msdownload'), /something else/u],
  ['deck.pdf', text, /something else/u],
  ['plan.docx', marked('application/zip'), /something else/u],
  ['deck.pdf', { mark: null, isText: false }, /something else/u],
  ['notes.txt', { mark: null, isText: false }, /not text in UTF-8/u],
  ['setup.exe', marked('application/x-msdownload'), /\.exe is not accepted/u],
  ['page.html', text, /\.html is not accepted/u],
  ['README', text, /no ending/u],
  ['.pdf.', marked('application/pdf'), /no ending/u],
  ['constructor', text, /no ending/u],
])('%s is refused with the reason', (name, bytes, reason) => {
  expect(detectFileType(name, bytes)).toEqual({ reason: expect.stringMatching(reason) });
});

test('only images and PDF are shown inline, never SVG', () => {
  expect(['application/pdf', 'image/png', 'image/avif'].every(isShownInline)).toBe(true);
  expect(['image/svg+xml', 'text/plain', 'text/html', ''].some(isShownInline)).toBe(false);
});
