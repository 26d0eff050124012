import { createHmac, timingSafeEqual } from 'node:crypto';
import { minute } from '#core/domain/units.ts';
import { exportFormats, type ExportFormat } from '#features/pitch-days/domain/pitch-day.ts';

const lifeMs = 5 * minute;

/** What a download address opens, and as whom: a browser fetches it without the bearer token of a call. */
export function openExportTokens(secret: string) {
  const proofOf = (...parts: readonly string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['pitch day export', ...parts]))
      .digest('base64url');
  return {
    tokenOf(dayId: string, userId: string, format: ExportFormat): string {
      const until = String(Date.now() + lifeMs);
      return [userId, format, until, proofOf(dayId, userId, format, until)].join('.');
    },
    read(dayId: string, token: string) {
      const [userId = '', name = '', until = '', proof = ''] = token.split('.');
      const expected = Buffer.from(proofOf(dayId, userId, name, until));
      const given = Buffer.from(proof);
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      const format = exportFormats.find((one) => one === name);
      return isSigned && format && Date.now() < Number(until) ? { userId, format } : null;
    },
  };
}
