import * as z from 'zod/mini';
import { Receipt } from '#features/public/domain/public-submission.ts';

/**
 * The receipt, which holds the secret link, as long as the tab lives: a reload must not take away
 * the only way back from somebody who has not copied it yet.
 */

const keyOf = (opportunityId: string) => `outrider.receipt.${opportunityId}`;

export function saveReceipt(opportunityId: string, receipt: Receipt): void {
  try {
    sessionStorage.setItem(keyOf(opportunityId), JSON.stringify(receipt));
  } catch {
    // It stays on the screen, and in the mail.
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
    // It could not have been kept either.
  }
}
