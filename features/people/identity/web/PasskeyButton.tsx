import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { buttonClasses } from '#ui/button-classes.ts';
import { attemptPasskeySignIn, hasPasskeys } from './passkeys.ts';

interface Props {
  readonly onDone: () => void;
  readonly onProblem: (problem: string | null) => void;
}

/** Signs in without a password, where the browser knows passkeys. */
export function PasskeyButton({ onDone, onProblem }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  if (!hasPasskeys()) return null;

  async function enter(): Promise<void> {
    setIsBusy(true);
    onProblem(null);
    const outcome = await attemptPasskeySignIn();
    if (outcome?.ok) return onDone();
    setIsBusy(false);
    if (outcome) onProblem(outcome.problem);
  }

  return (
    <button
      type="button"
      disabled={isBusy}
      onClick={() => void enter()}
      className={`-mr-3 ${buttonClasses('quiet', 'medium')}`}
    >
      <KeyRound aria-hidden className="size-4" strokeWidth={1.75} />
      Use a passkey
    </button>
  );
}
