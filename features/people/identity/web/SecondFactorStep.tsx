import { useEffect, useRef, useState, type FormEvent } from 'react';
import { buttonClasses } from '#ui/button-classes.ts';
import { FormProblem } from './FormProblem.tsx';
import { attemptSecondFactor } from './second-factor.ts';

interface Props {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** After the password: asks for the code of the authenticator app, or a recovery code. */
export function SecondFactorStep({ onDone, onCancel }: Props) {
  const [isRecovery, setIsRecovery] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [isRecovery]);

  async function check(code: string): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    const outcome = await attemptSecondFactor(code, isRecovery);
    if (outcome.ok) return onDone();
    setIsBusy(false);
    setProblem(outcome.problem);
    input.current?.select();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    void check(String(code ?? '').trim());
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4" aria-label="Two-factor authentication">
      <p className="text-ink-2">
        {isRecovery
          ? 'Enter one of the recovery codes that you saved.'
          : 'Enter the code that your authenticator app shows.'}
      </p>
      <label htmlFor="second-factor" className="-mb-2.5 text-control font-medium text-ink-2">
        {isRecovery ? 'Recovery code' : 'Code'}
      </label>
      <input
        key={String(isRecovery)}
        id="second-factor"
        ref={input}
        name="code"
        required
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={isRecovery ? 20 : 6}
        className="h-11 w-full min-w-0 rounded-control border border-line-control bg-raised px-3 text-panel tracking-[0.12em] tabular-nums text-ink hover:border-ink-3 focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent"
      />
      <button type="submit" disabled={isBusy} className={buttonClasses('primary', 'large')}>
        {isBusy ? 'Checking…' : 'Continue'}
      </button>
      <FormProblem problem={problem} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-control">
        <button
          type="button"
          className="cursor-pointer text-accent-ink hover:underline"
          onClick={() => {
            setIsRecovery((was) => !was);
            setProblem(null);
          }}
        >
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </button>
        <button
          type="button"
          className="cursor-pointer text-accent-ink hover:underline"
          onClick={onCancel}
        >
          Back
        </button>
      </div>
    </form>
  );
}
