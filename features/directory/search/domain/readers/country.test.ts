import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readingsIn, readText } from './sample-readings.ts';

/** Country, words left, and what the directory has to be asked about. */
function read(text: string) {
  const [reading] = readingsIn(text);
  if (!reading) return null;
  const { filters, words } = readText(text);
  return [filters.country, words, reading.doubts.map((doubt) => doubt.words)];
}

test.each([
  ['battery in germany', ['DE'], 'battery'],
  ['sensors from the Netherlands', ['NL'], 'sensors'],
  ['robotics UK', ['GB'], 'robotics'],
  ['UK-based robotics', ['GB'], 'robotics'],
  ['Dutch wear sensing', ['NL'], 'wear sensing'],
  ['drones in the US', ['US'], 'drones'],
  ['drones in us', ['US'], 'drones'],
  ['U.S. batteries', ['US'], 'batteries'],
  ['Britain', ['GB'], ''],
  ['companies based in Deutschland', ['DE'], ''],
  ['seals in DACH', ['AT', 'CH', 'DE'], 'seals'],
  ['trucks in Germany, France or Sweden ', ['DE', 'FR', 'SE'], 'trucks'],
  ['South African mining', ['ZA'], 'mining'],
  ['sensors in turkey', ['TR'], 'sensors'],
  ['Polish startups', ['PL'], ''],
  ['wear UK-based companies', ['GB'], 'wear'],
  ['Swedish sensor makers', ['SE'], 'sensor makers'],
  ['10 kW New Zealand for mines', ['NZ'], '10 kW for mines'],
])('%s', (text, country, rest) => {
  expect(read(text)).toEqual([country, rest, []]);
});

test.each([
  ['Germny battery', ['DE'], 'battery', ['germny']],
  ['untied kingdom battery', ['GB'], 'battery', ['untied kingdom']],
  ['Allemagne battery', ['DE'], 'battery', ['allemagne']],
  ['nail polish remover', ['PL'], 'nail remover', ['polish']],
])('%s, if the directory has no other such word', (text, country, rest, doubts) => {
  expect(read(text)).toEqual([country, rest, doubts]);
});

test.each([
  'contact us',
  'platform connects European farmers with buyers directly',
  'robotics in New Mexico',
  'software for the German market',
  'software for German factories',
  'Spanish lessons',
  'not in Germany',
  '"made in Germany"',
  'wear -germany',
  'surface finish',
  'wrench',
  'roland',
])('%s is no place', (text) => {
  expect(read(text)).toBe(null);
});

const other = fc.constantFrom('wear', 'sensors', 'grease', 'for mines', '10 kW', 'AI');
const place = fc.constantFrom<[string, string]>(
  ['Germany', 'DE'],
  ['Sverige', 'SE'],
  ['United Kingdom', 'GB'],
  ['Côte d’Ivoire', 'CI'],
  ['South Korea', 'KR'],
  ['Österreich', 'AT'],
  ['New Zealand', 'NZ'],
);
const said = fc.constantFrom('in ', 'from ', 'based in ', 'located in ', '');

test('a place is read wherever it stands, and nothing but it is taken away', () => {
  fc.assert(
    fc.property(
      fc.array(other, { maxLength: 1 }),
      place,
      said,
      fc.array(other, { maxLength: 1 }),
      (before, [name, code], how, behind) => {
        const left = [...before, ...behind].join(' ');
        const text = [...before, `${how}${name}`, ...behind].join(' ');
        expect(read(text)).toEqual([[code], left, []]);
      },
    ),
  );
});

test('any text can be read, its words once', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string(),
          other,
          place.map(([name]) => name),
        ),
      ),
      (parts) => {
        const text = parts.join(' ');
        let at = 0;
        for (const { spans } of readingsIn(text)) {
          for (const { from, to } of spans) {
            expect(from).toBeGreaterThanOrEqual(at);
            expect(to).toBeGreaterThan(from);
            at = to;
          }
        }
        expect(at).toBeLessThanOrEqual(text.length);
      },
    ),
  );
});
