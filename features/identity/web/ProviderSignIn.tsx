import { useNavigate, useSearch } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { buttonClasses } from '#ui/button-classes.ts';
import { installation } from '#ui/installation.ts';
import { ProviderMark } from './ProviderMark.tsx';
import type { ProvidersProps } from './Providers.tsx';
import {
  leaveForProvider,
  providerRefusal,
  signInByPopup,
  type PopupSignIn,
  type ProviderChoice,
} from './popup-sign-in.ts';

const { providers, hasSingleSignOn } = installation;
const names = { google: 'Google', microsoft: 'Microsoft', sso: 'single sign-on' } as const;
type Way = keyof typeof names;
const ways: readonly Way[] = [...providers, ...(hasSingleSignOn ? (['sso'] as const) : [])];

const emailIn = (form: HTMLFormElement | null): HTMLInputElement | null => {
  const field = form?.elements.namedItem('email');
  return field instanceof HTMLInputElement ? field : null;
};

/** Signing in with Google, Microsoft, or the provider of an e-mail address. */
export function ProviderSignIn({ form, onProblem }: ProvidersProps) {
  const { redirect, error } = useSearch({ strict: false });
  const navigate = useNavigate();
  const attempt = useRef<PopupSignIn | null>(null);
  const [waiting, setWaiting] = useState<Way | null>(null);
  const [blocked, setBlocked] = useState<Way | null>(null);

  // The page was at the provider and came back without a session.
  useEffect(() => {
    if (error === undefined) return;
    onProblem(providerRefusal(error).message);
    void navigate({ to: '.', search: redirect === undefined ? {} : { redirect }, replace: true });
  }, [error, redirect, navigate, onProblem]);
  useEffect(() => () => attempt.current?.cancel(), []);

  /** The choice, or null with what is missing said. */
  function choiceOf(way: Way): ProviderChoice | null {
    if (way !== 'sso') return { provider: way };
    const field = emailIn(form.current);
    const email = field?.value.trim() ?? '';
    if (email !== '') return { email };
    field?.focus();
    onProblem(providerRefusal('signIn.emailMissing').message);
    return null;
  }

  async function begin(way: Way): Promise<void> {
    const choice = choiceOf(way);
    if (choice === null) return;
    onProblem(null);
    setWaiting(way);
    if (blocked === way) {
      onProblem((await leaveForProvider(choice, redirect)).message);
      setWaiting(null);
      return;
    }
    const before = attempt.current;
    const mine = signInByPopup(choice, {
      onReturn: ({ message }) => {
        // It goes on: the window may be open all the same.
        setWaiting(null);
        onProblem(message);
      },
    });
    attempt.current = mine;
    before?.cancel();
    const outcome = await mine.outcome;
    if (attempt.current !== mine) return;
    attempt.current = null;
    setWaiting(null);
    // The frame of this page goes on by itself once somebody is signed in.
    if (outcome.ok) return;
    setBlocked(outcome.refusal.code === 'signIn.popupBlocked' ? way : null);
    onProblem(outcome.refusal.message);
  }

  const labelOf = (way: Way): string => {
    if (waiting === way) {
      return blocked === way ? `Going to ${names[way]}…` : 'Continue in the other window';
    }
    return `Continue with ${names[way]}${blocked === way ? ' on this page' : ''}`;
  };

  return (
    <div className="flex flex-col gap-2">
      {ways.map((way) => (
        <div key={way} className="flex gap-2">
          <button
            type="button"
            disabled={waiting !== null}
            onClick={() => void begin(way)}
            className={`${buttonClasses('plain', 'large')} min-w-0 flex-1`}
          >
            {way === 'sso' ? (
              <KeyRound aria-hidden className="size-4" />
            ) : (
              <ProviderMark provider={way} />
            )}
            {labelOf(way)}
          </button>
          {waiting === way && blocked !== way && (
            <button
              type="button"
              onClick={() => attempt.current?.cancel()}
              className={buttonClasses('quiet', 'large')}
            >
              Cancel
            </button>
          )}
        </div>
      ))}
      <p className="my-3 flex h-5 items-center gap-3 text-small text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
    </div>
  );
}
