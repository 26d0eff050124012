import { createHmac, timingSafeEqual } from 'node:crypto';
import { minute } from '#core/domain/units.ts';
import { exportFormats, type ExportFormat } from '#features/radars/domain/radar-import.ts';

const lifeMs = 5 * minute;

/** What a download address opens, signed: a browser fetches it without the bearer token of a call. */
export function openExportTokens(secret: string) {
  const proofOf = (...parts: readonly string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['radar export', ...parts]))
      .digest('base64url');
  return {
    tokenOf(radarId: string, editionId: string, format: ExportFormat): string {
      const until = String(Date.now() + lifeMs);
      return [editionId, format, until, proofOf(radarId, editionId, format, until)].join('.');
    },
    read(radarId: string, token: string) {
      const [editionId = '', name = '', until = '', proof = ''] = token.split('.');
      const expected = Buffer.from(proofOf(radarId, editionId, name, until));
      const given = Buffer.from(proof);
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      const format = exportFormats.find((one) => one === name);
      return isSigned && format && Date.now() < Number(until) ? { editionId, format } : null;
    },
  };
}
