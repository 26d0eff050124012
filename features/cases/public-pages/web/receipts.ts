import * as z from 'zod/mini';
import { Receipt } from '#features/cases/public-pages/domain/public-submission.ts';

/**
 * Keeps the receipt with its secret link in sessionStorage: a reload must not lose the link for
 * somebody who has not copied it yet.
 */

const keyOf = (opportunityId: string) => `outrider.receipt.${opportunityId}`;

export function saveReceipt(opportunityId: string, receipt: Receipt): void {
  try {
    sessionStorage.setItem(keyOf(opportunityId), JSON.stringify(receipt));
  } catch {
    // Storage is unavailable: the receipt is still on the screen, and in the mail.
  }
}

export function findReceipt(opportunityId: string): Receipt | null {
  try {
    return z.parse(Receipt, JSON.parse(sessionStorage.getItem(keyOf(opportunityId)) ?? 'null'));
  } catch {
    return null;
  }
}

export function removeReceipt(opportunityId: string): void {
  try {
    sessionStorage.removeItem(keyOf(opportunityId));
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}
