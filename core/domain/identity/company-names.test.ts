import { describe, expect, test } from 'vitest';
import { companyNameFromEmail, knownCompanies, withOwner } from './company-names.ts';

describe('a company name from an email address', () => {
  test.each([
    ['jane@skf.com', 'SKF'],
    ['jane@SKF.COM', 'SKF'],
    ['jane.doe@mail.skf.com', 'SKF'],
    ['jane@a.b.c.atlascopco.se', 'Atlas Copco'],
    ['jane@sandvik.co.uk', 'Sandvik'],
    ['jane@mail.sandvik.co.uk', 'Sandvik'],
    ['jane@volvo.com.au', 'Volvo'],
    ['jane@skf.example.com', null],
    ['jane@notskf.com', null],
    ['jane@skf-group.com', null],
    ['jane@com', null],
    ['jane@', null],
    ['jane', null],
    ['', null],
    ['jane@constructor.com', null],
    ['jane@__proto__.com', null],
  ])('%j is %j', (email, company) => {
    expect(companyNameFromEmail(email, knownCompanies)).toBe(company);
  });

  test.each([
    ['Outrider', 'jane@outrider.example', 'Outrider'],
    ['Åkerö Steel', 'jane@mail.akerosteel.se', 'Åkerö Steel'],
    ['“!”', 'jane@outrider.example', null],
    // Its listed name, not the one that the owner is set to.
    ['skf', 'jane@skf.com', 'SKF'],
  ])('%s, the owner, is known beside them: %s', (owner, email, company) => {
    expect(companyNameFromEmail(email, withOwner(knownCompanies, owner))).toBe(company);
  });

  test('there are nine known companies by default', () => {
    expect(Object.keys(knownCompanies)).toHaveLength(9);
  });
});
