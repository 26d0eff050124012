import { expect, test } from 'vitest';
import { decodeString, type StringFormat } from './decode-string.ts';

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test.each<[StringFormat, string, string]>([
  ['raw', 'Grüße, data:,x', 'Grüße, data:,x'],
  ['raw', '', ''],
  ['base64', 'R3LDvMOfZQ==', 'Grüße'],
  ['base64', 'R3LDvMOfZQ', 'Grüße'],
  ['base64', '', ''],
  ['base64url', 'Pz8_', '???'],
  ['data_url', 'data:text/plain;base64,R3LDvMOfZQ==', 'Grüße'],
  ['data_url', 'data:,Gr%C3%BC%C3%9Fe%2C', 'Grüße,'],
  ['data_url', 'data:text/csv;charset=utf-8,a,b', 'a,b'],
])('%s: %j is read', (format, text, expected) => {
  expect(textOf(decodeString(text, format).bytes)).toBe(expected);
});

test('a data URL says its type', () => {
  expect(decodeString('data:image/png;base64,AA==', 'data_url').contentType).toBe('image/png');
  expect(decodeString('data:,a', 'data_url').contentType).toBeNull();
});

test.each<[StringFormat, string]>([
  ['raw', '\ud800'],
  ['base64', 'Pz8_'],
  ['base64', 'Pz-/'],
  ['base64', 'a'],
  ['base64', 'Pz 8/'],
  ['base64', 'Pz8=/'],
  ['base64url', 'Pz8/'],
  ['base64url', 'Pz8+'],
  ['base64url', 'ä'],
  ['data_url', 'text/plain,a'],
  ['data_url', 'data:text/plain;base64'],
  ['data_url', 'data:;base64,Pz8_'],
  ['data_url', 'data:,%E0%A4%A'],
  ['data_url', ''],
])('%s: %j is refused', (format, text) => {
  expect(() => decodeString(text, format)).toThrow(
    expect.objectContaining({ code: 'storage.invalid-format' }),
  );
});
