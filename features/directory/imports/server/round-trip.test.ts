import { submissionImport } from '#features/cases/submissions/domain/import/import-target.ts';
import { companyImport } from '#features/directory/companies/domain/import/import-target.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sheetOf } from '#core/domain/exporting/sheet.ts';
import { companySheet } from '#features/directory/collections/domain/company-sheet.ts';
import { sampleCollection } from '#features/directory/collections/domain/sample-collection.ts';
import { sampleCompanyCard } from '#features/directory/companies/domain/sample-company-card.ts';
import { companyReader } from '#features/directory/companies/domain/import/company-row.ts';
import { proposeMapping } from '#features/directory/imports/domain/mapping.ts';
import { submissionRow } from '#features/cases/submissions/domain/import/submission-row.ts';
import { readAgain } from '#features/directory/imports/tests/read-again.ts';
import { planImport } from '#features/cases/submissions/domain/import-plan.ts';
import { defaultStages } from '#features/cases/corporations/domain/stages.ts';
import { distinctQuestions, questionsOf } from '#features/cases/submissions/domain/answers.ts';
import { submissionSheet } from '#features/cases/submissions/domain/submission-sheet.ts';
import { drawRuns } from '#core/tests/rotation.ts';

const runs = { numRuns: drawRuns(60) };

/** Texts that a spreadsheet would run, and what separates cells, lines and entries of lists. */
const text = fc
  .array(
    fc.constantFrom(
      "'",
      '=',
      '+',
      '-',
      '@',
      '"',
      ',',
      ';',
      '\n',
      ' ',
      '(',
      ')',
      '[',
      ']',
      'a',
      'ö',
      '7',
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((characters) => characters.join('').trim());
const filled = text.map((some) => `${some}x`);
const ids = ['0198a7c0-0000-7000-8000-000000000001', '0198a7c0-0000-7000-8000-000000000002'];

test('an export of submissions changes nothing when it is imported again', async () => {
  const submission = fc.record({
    companyName: filled,
    title: filled,
    pitch: fc.option(filled),
    contactName: fc.option(filled),
    answers: fc.uniqueArray(
      fc.record({
        questionId: fc.constantFrom(null, ...ids),
        question: filled,
        answer: fc.oneof(filled, fc.constant('')),
      }),
      { selector: ({ questionId, question }) => questionId ?? question, maxLength: 4 },
    ),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(submission, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('One?', 'Two?'),
      async (drafts, same) => {
        const at = '2026-02-03T04:05:06.000Z';
        // Stored answers to one question have its present wording.
        const wordings: Record<string, string> = { [ids[0] ?? '']: 'One?', [ids[1] ?? '']: same };
        const there = drafts.map((draft, nth) => ({
          ...draft,
          answers: draft.answers.map((one) => ({
            ...one,
            question: wordings[one.questionId ?? ''] ?? one.question,
          })),
          id: `id-${nth}`,
          opportunityId: 'o',
          externalId: null,
          company: null,
          companyUrl: null,
          companyCountry: null,
          companyOneLiner: null,
          listingConsent: null,
          contactEmail: 'ada@acme.example',
          stage: 'New',
          stageSince: at,
          dueAt: null,
          dueInDays: null,
          reason: null,
          source: 'public' as const,
          withdrawnAt: null,
          version: 1,
          createdAt: at,
          updatedAt: at,
          fileNames: [],
          means: new Map<string, number>(),
          isActive: true,
        }));
        const questions = distinctQuestions(there.flatMap(({ answers }) => questionsOf(answers)));
        const criteria = [{ id: 'team', name: 'Team' }];
        const sheet = sheetOf(submissionSheet({ questions, criteria }), there);
        const { columns, rows } = await readAgain(sheet);
        const mapping = proposeMapping(submissionImport, columns, { asked: [], known: questions });
        const records = rows.map((cells) =>
          Object.fromEntries(columns.map((column, nth) => [column, cells[nth]])),
        );
        const read = records.map((record) => submissionRow(record, mapping, questions));
        expect(read.map(({ title }) => title)).toEqual(there.map(({ title }) => title));
        expect(read.map(({ answers = [] }) => answers.length)).toEqual(
          there.map(({ answers }) => answers.filter(({ answer }) => answer !== '').length),
        );
        const { acts } = planImport(read, there, defaultStages);
        expect(acts).toEqual(there.map(() => 'unchanged'));
      },
    ),
    runs,
  );
});

test('an export of companies has the values that an import stored', async () => {
  const stored = fc.record({
    name: filled.map((some) => `Co ${some}`),
    oneLiner: fc.option(filled.map((some) => `+${some}`)),
    city: fc.option(fc.constantFrom('Lund', 'Luxembourg', 'Göteborg')),
    country: fc.constantFrom('SE', 'LU', 'GB', 'KR'),
    foundedYear: fc.option(fc.integer({ min: 1850, max: 2025 })),
    stage: fc.option(filled),
    fundingAmount: fc.integer({ min: 1, max: 2_000_000_000 }),
    fundingCurrency: fc.constantFrom('EUR', 'SEK', 'USD'),
    tags: fc.array(filled, { maxLength: 4 }),
  });
  const now = new Date('2026-06-01T00:00:00Z');
  const fields = ['name', 'oneLiner', 'city', 'country', 'foundedYear', 'stage', 'fundingAmount'];
  await fc.assert(
    fc.asyncProperty(fc.array(stored, { minLength: 1, maxLength: 4 }), async (records) => {
      const columns = [...fields, 'fundingCurrency', 'tags', 'url'];
      const asItIs = companyReader({
        columns,
        now,
        timeZone: 'UTC',
        mapping: Object.fromEntries(columns.map((name) => [name, name])),
      });
      const first = records.map((one, nth) => {
        const values: Record<string, unknown> = { ...one, url: `https://co${nth}.example` };
        return asItIs(columns.map((name) => values[name]));
      });
      const cards = first.map((read, nth) => {
        if (read.rejected !== undefined) throw new Error(read.rejected.join(' '));
        const { externalId: _, isStandIn: _s, tags, ...values } = read.row;
        return sampleCompanyCard({
          ...values,
          tags: tags ?? [],
          id: `id-${nth}`,
          fundingUsd: 12_345,
        });
      });
      const sheet = sheetOf(companySheet(sampleCollection({ name: 'All' }), new Map()), cards);
      const again = await readAgain(sheet);
      const mapping = proposeMapping(companyImport, again.columns);
      const read = companyReader({ columns: again.columns, mapping, now, timeZone: 'UTC' });
      expect(again.rows.map((cells) => read(cells))).toMatchObject(
        cards.map(({ id, kind: _, logoUrl: _l, fundingUsd: _f, tags, ...values }) => ({
          row: { ...values, externalId: id, tags: tags.length === 0 ? null : tags },
        })),
      );
    }),
    runs,
  );
});
