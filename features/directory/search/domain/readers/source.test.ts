import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyKinds } from '#core/domain/company-kind.ts';
import { kindNames } from '#features/directory/companies/domain/company-labels.ts';
import { readText } from './sample-readings.ts';

test.each(['crunchbase', 'crunchbase alternative', 'startup directory', 'nucla'])(
  '%s is no source',
  (text) => {
    expect(readText(text)).toEqual({ filters: {}, words: text });
  },
);

test('every source is read where records come from it', () => {
  const words = fc.array(fc.constantFrom('wear', 'sensors'));
  const how = fc.constantFrom('from', 'in', 'via', 'source:');
  fc.assert(
    fc.property(
      words,
      how,
      fc.constantFrom(...companyKinds),
      words,
      (before, said, kind, behind) => {
        const text = [...before, said, kindNames[kind], ...behind].join(' ');
        expect(readText(text)).toEqual({
          filters: { kinds: [kind] },
          words: [...before, ...behind].join(' '),
        });
      },
    ),
  );
});
