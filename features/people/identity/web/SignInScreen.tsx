import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useRef, useState, type FormEvent } from 'react';
import { Place } from '#core/web/Place.tsx';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { refusals, refuse } from '#core/domain/refusals.ts';
import { safeRedirect } from '#core/web/session/redirect.ts';
import { attemptPasswordSignIn, type SignInOutcome } from '#core/web/session/sign-in.ts';
import { EntranceFrame } from '#features/people/identity/web/shared/EntranceFrame.tsx';
import { buttonClasses } from '#ui/button-classes.ts';
import { installation } from '#ui/installation.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { Field } from './Field.tsx';
import { FormProblem } from './FormProblem.tsx';
import { Providers } from './Providers.tsx';
import { useSettings } from './use-settings.ts';

declare module '#core/web/places.ts' {
  interface Places {
    /** On the sign-in screen, while nobody has an account. */
    readonly withoutAccounts: Record<never, never>;
  }
}

const SecondFactorStep = lazyPart(() => import('./SecondFactorStep.tsx'), 'SecondFactorStep');
const PasskeyButton = lazyPart(() => import('./PasskeyButton.tsx'), 'PasskeyButton');

/** With the password of this installation, or at the identity service in its place. */
async function attemptSignIn(email: string, password: string): Promise<SignInOutcome> {
  if (installation.hostedIdentity === null) return attemptPasswordSignIn(email, password);
  const hosted = await import('./hosted-identity.ts').catch(() => null);
  return (
    (await hosted?.attemptHostedPasswordSignIn(email, password)) ?? {
      ok: false,
      refusal: refuse(refusals['signIn.network']),
    }
  );
}

/** `/signin` and `/login`. Errors are shown in the provider's words (section 8). */
export function SignInScreen() {
  const { redirect } = useSearch({ strict: false });
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const settings = useSettings();

  async function enter(email: string, password: string): Promise<void> {
    setIsBusy(true);
    setProblem(null);
    const outcome = await attemptSignIn(email, password);
    if (outcome.ok) return goOn();
    setIsBusy(false);
    if (outcome.asksSecondFactor) setAsksCode(true);
    else setProblem(outcome.refusal.message);
  }

  const goOn = () => navigate({ href: safeRedirect(redirect), replace: true });

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    void enter(String(typed.get('email') ?? ''), String(typed.get('password') ?? ''));
  }

  function fillIn(email: string): void {
    const fields = form.current?.elements;
    const write = (name: string, value: string) => {
      const field = fields?.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    };
    write('email', email);
    write('password', settings?.demoPassword ?? '');
    setProblem(null);
  }

  return (
    <EntranceFrame title={`Sign in to ${installation.productName}`}>
      {asksCode && (
        <Suspense fallback={<div className="h-72" />}>
          <SecondFactorStep onDone={goOn} onCancel={() => setAsksCode(false)} />
        </Suspense>
      )}
      <div hidden={asksCode}>
        <Providers form={form} onProblem={setProblem} />
      </div>
      <form ref={form} onSubmit={submit} hidden={asksCode} className="flex flex-col gap-4">
        <Field label="Email" name="email" type="email" autoComplete="username" />
        <Field label="Password" name="password" type="password" autoComplete="current-password" />
        <button type="submit" disabled={isBusy} className={buttonClasses('primary', 'large')}>
          {isBusy ? 'Signing in…' : 'Sign in'}
        </button>
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Link to="/reset-password" className="py-1 text-control text-accent-ink hover:underline">
            Forgot password?
          </Link>
          {installation.hostedIdentity === null && (
            <Suspense>
              <PasskeyButton onDone={goOn} onProblem={setProblem} />
            </Suspense>
          )}
        </div>
        <FormProblem problem={problem} />
      </form>
      {!asksCode && settings && settings.demoAccounts.length > 0 && (
        <DemoAccounts accounts={settings.demoAccounts} onChoose={fillIn} />
      )}
      {settings?.isSetUp === false && <Place name="withoutAccounts" told={{}} />}
    </EntranceFrame>
  );
}
