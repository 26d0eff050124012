import * as fc from 'fast-check';

const deep = (levels: number, open: string, close: string) =>
  open.repeat(levels) + '1' + close.repeat(levels);

/** Values as JSON text, since some cannot be represented as an object. */
export const badJson = fc.constantFrom(
  ...['null', 'true', '0', '-0', '-1', '1e308', '-1e308', '1e400', '5e-324', '9007199254740993'],
  ...['""', '" "', '"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udc00\\ud800"', '"\\uffff"', '"𝕏"'],
  ...['[]', '{}', '[null]', '[[[]]]', '{"length":1}', '{"toString":"x"}', '{"then":1}'],
  ...[
    '{"__proto__":{"isActive":false}}',
    '{"constructor":{"prototype":{}}}',
    '{"a":{"__proto__":1}}',
  ],
  ...['"0000-01-01T00:00:00Z"', '"0001-01-01T00:00:00+10:00"', '"9999-12-31T23:59:59-15:00"'],
  ...['"2030-01-01T00:00:00+23:59"', '"2030-02-30T00:00:00Z"', '"2030-01-01T00:00:00.9999999Z"'],
  ...['"javascript:alert(1)"', '"https://a:b@c"', '"\' or 1=1 --"', '"${7*7}{{7*7}}"', '"%00%ff"'],
  ...[deep(60, '[', ']'), deep(70, '[', ']'), deep(5000, '[', ']'), deep(70, '{"a":', '}')],
  ...[`"${'x'.repeat(200_001)}"`, `"${'['.repeat(90_000)}"`, `[${'"x",'.repeat(1000)}"x"]`],
);

/** Parts of a URL, encoded and badly encoded. */
export const badText = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '%',
      '%%',
      '%zz',
      '%00',
      'a%00b',
      '%ff',
      '%c0%80',
      '%ed%a0%80',
      '%E0%A4%A',
      '%0d%0a',
    ],
    ...[
      '..%2f..%2f',
      '%2e%2e',
      '%5c',
      '%2f',
      "'",
      '"',
      '\\',
      '__proto__',
      'constructor',
      'null',
      '[]',
    ],
    ...[
      '1e308',
      '-1',
      '0x10',
      'NaN',
      'a&b=c',
      'x'.repeat(300),
      'x'.repeat(8000),
      '%F0%9F%A6%8A',
      '#',
      '?',
    ],
    '019a0000-0000-7000-8000-000000000001',
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 30 }).map(encodeURIComponent),
);

export const badContentType = fc.constantFrom(
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''],
  ...['application/json; charset=utf-16', 'application/json/x', 'APPLICATION/JSON', '*/*'],
);
