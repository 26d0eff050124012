import { useEffect, useState } from 'react';
import { messageOf } from '#core/domain/message-of.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { attemptPasswordSignIn } from '#core/web/session/sign-in.ts';
import { useCallOnce } from '#core/web/sync/use-call-once.ts';
import { call } from '#core/web/transport/call.ts';
import { Problem } from '#core/web/transport/problem.ts';
import { checkAccount, create } from '#features/operations/setup/domain/endpoints.ts';
import { setupRefusals } from '#features/operations/setup/domain/refusals.ts';
import { focusField } from '#ui/focus-field.ts';
import {
  accountOf,
  blankAccount,
  blankCorporation,
  corporationOf,
  idOf,
  problemsInRefusal,
  problemsOfAccount,
  problemsOfCorporation,
  type Problems,
  type SetupField,
  type TypedAccount,
  type TypedCorporation,
} from './setup-form.ts';

/** `entrance`: all is made, and the person signs in by themselves. */
export type SetupStep = 'account' | 'corporation' | 'next' | 'entrance';

/** Others were faster, or the answer to an own request was lost. */
const isClosed = (error: unknown): boolean =>
  error instanceof Problem && ['notFound', 'setup.taken'].includes(error.code);

/** The steps of the setup, and what is typed into them: it stays whatever a request comes to. */
export function useSetup(asksPassword: boolean) {
  const createOnce = useCallOnce(create);
  const [step, setStep] = useState<SetupStep>('account');
  const [account, setAccount] = useState(blankAccount);
  const [corporation, setCorporation] = useState(blankCorporation);
  const [proposed, setProposed] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    const [first] = Object.keys(problems);
    if (first !== undefined) focusField(idOf(first as SetupField));
  }, [problems]);

  /** Sends; what is refused is shown at its field, in the step that the field is of. */
  async function run(before: Problems, send: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setProblems(before);
    setFailure(null);
    if (Object.keys(before).length > 0) return;
    setIsBusy(true);
    try {
      await send();
    } catch (error) {
      const refused = error instanceof Problem ? problemsInRefusal(error) : {};
      const isOfAccount = Object.keys(refused).some((field) => Object.hasOwn(blankAccount, field));
      if (isOfAccount) setStep('account');
      setProblems(refused);
      if (Object.keys(refused).length === 0) {
        const closed = refusalText(setupRefusals['setup.taken']);
        setFailure(isClosed(error) ? closed : messageOf(error));
      }
    }
    setIsBusy(false);
  }

  const signIn = async () => {
    const outcome = await attemptPasswordSignIn(account.email.trim(), account.password);
    return outcome.ok;
  };

  async function finish(): Promise<void> {
    try {
      const body = {
        account: accountOf(account, asksPassword),
        corporation: corporationOf(corporation),
      };
      await createOnce({ body });
    } catch (error) {
      // Whoever can sign in with it has made it: only the answer was lost.
      if (!isClosed(error) || !asksPassword || !(await signIn())) throw error;
      setStep('next');
      return;
    }
    setStep(asksPassword && (await signIn()) ? 'next' : 'entrance');
  }

  return {
    step,
    account,
    corporation,
    problems,
    failure,
    isBusy,
    changeAccount: (part: Partial<TypedAccount>) => setAccount((now) => ({ ...now, ...part })),
    changeCorporation: (part: Partial<TypedCorporation>) =>
      setCorporation((now) => ({ ...now, ...part })),
    back: () => {
      setProblems({});
      setFailure(null);
      setStep('account');
    },
    submitAccount: () =>
      run(problemsOfAccount(account, asksPassword), async () => {
        const answer = await call(checkAccount, { body: accountOf(account, asksPassword) });
        const domain = answer?.domain ?? '';
        // One that was typed stays.
        setCorporation((now) => ({
          ...now,
          domain: now.domain === proposed ? domain : now.domain,
        }));
        setProposed(domain);
        setStep('corporation');
      }),
    submitCorporation: () => run(problemsOfCorporation(corporation), finish),
  };
}

export type SetupState = ReturnType<typeof useSetup>;
