import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { useScreenKeys } from '#core/web/screen-keys.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { focusedKey, moveFocus } from '#core/web/views/use-list-keys.ts';
import { submissionKeys } from './submission-keys.ts';
import { submissionRights } from './submission-rights.ts';

/** The keys of a submission on the focused row: they open it, and act there. */
export function useRowKeys(
  opportunity: Opportunity,
  openId: string | undefined,
  onPress: (submissionId: string, key: string) => void,
): void {
  const { person } = useSession();
  const onRow = (key: string) => {
    const submissionId = focusedKey();
    if (openId !== undefined || submissionId === undefined) return false;
    return onPress(submissionId, key);
  };
  const keys = submissionKeys(submissionRights(person, opportunity), {
    stage: () => false,
    vote: () => false,
    score: () => false,
    decide: () => false,
  });
  useScreenKeys([
    ...keys.map((entry) => ({ ...entry, run: onRow })),
    {
      keys: ['n'],
      what: 'Next submission',
      run: () => (openId === undefined ? moveFocus(document.querySelector('main'), 1) : false),
    },
  ]);
}
