import { stemOf } from '#features/directory/companies/domain/stem.ts';

/**
 * What the spellings of one tag have in common: “Machine-Learning”, “machine learning” and
 * “MachineLearnings” are `machinelearning`. Marks that tell tags apart stay: “C++” and “C#”.
 */
export function tagKey(spelling: string): string {
  const plain = spelling
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}+#]+/gu, '');
  return stemOf(plain) || spelling.trim().toLowerCase();
}
