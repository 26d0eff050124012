import type { CompanyKind } from '#core/domain/company-kind.ts';
import type { Reader } from './reader.ts';

const names: Readonly<Record<CompanyKind, string>> = {
  crunchbase: 'crunchbase',
  nucla: 'nucla',
  startup: String.raw`(?:the\s+)?startup\s+directory`,
};

const patterns = Object.entries(names).map(([kind, name]) => ({
  kind: kind as CompanyKind,
  pattern: new RegExp(
    String.raw`(?<![\p{L}\p{N}-])(?:(?:from|in|on|via|source:?)\s+${name}|${name}(?=\s+(?:companies|records|startups)(?!\p{L})))(?![\p{L}\p{N}-])`,
    'iu',
  ),
}));

/** "from Crunchbase", "in the startup directory": the source of a record. */
export const readSource: Reader = ({ unread }) => {
  if (!/crunchbase|nucla|directory/iu.test(unread)) return null;
  const said = patterns.flatMap(({ kind, pattern }) => {
    const match = pattern.exec(unread);
    return match ? [{ kind, from: match.index, to: match.index + match[0].length }] : [];
  });
  if (said.length === 0) return null;
  return {
    spans: said
      .map(({ from, to }) => ({ from, to }))
      .toSorted((one, other) => one.from - other.from),
    filters: { kinds: said.map(({ kind }) => kind).toSorted() },
    doubts: [],
  };
};
