import { expect, test } from 'vitest';
import { mappedRow, missingFields, proposedMapping, type Mapping } from './import-mapping.ts';

const questions = ['How mature is it?', 'When could a pilot start?'];

test('columns are recognised by their usual names, however they are written', () => {
  const columns = ['Startup', 'title', 'contact_email', 'contactName', 'E-Mail', 'Budget', 'ID'];
  expect(proposedMapping(columns, questions)).toEqual({
    Startup: 'companyName',
    title: 'title',
    contact_email: 'contactEmail',
    contactName: 'contactName',
    // The first column of a field has it.
    'E-Mail': null,
    Budget: null,
    ID: 'externalId',
  });
});

test('a column that asks one of the questions holds its answers', () => {
  expect(proposedMapping(['how mature is it'], questions)).toEqual({
    'how mature is it': 'answer:How mature is it?',
  });
});

test('what an import cannot do without is named', () => {
  expect(missingFields({ a: 'pitch' })).toEqual(['Company', 'Title']);
  expect(missingFields({ a: 'companyName', b: 'title' })).toEqual([]);
});

test('a record becomes a row: trimmed, with numbers as text, without empty cells', () => {
  const mapping = {
    Id: 'externalId',
    Firm: 'companyName',
    Mail: 'contactEmail',
    TRL: 'answer:How mature is it?',
    Note: null,
  } as const;
  expect(
    mappedRow({ Id: 7, Firm: '  Tribometrics ', Mail: '', TRL: '6', Note: 'no' }, mapping),
  ).toEqual({
    externalId: '7',
    companyName: 'Tribometrics',
    answers: [{ question: 'How mature is it?', answer: '6' }],
  });
});

test('a column called as something every object has is only a column', () => {
  expect(proposedMapping(['constructor', '__proto__'], [])).toEqual(
    Object.fromEntries([
      ['constructor', null],
      ['__proto__', null],
    ]),
  );
  const mapping: Mapping = Object.fromEntries([['constructor', 'title' as const]]);
  expect(mappedRow({}, mapping)).toEqual({});
});
