import { useNavigate, useSearch } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { installation } from '#ui/installation.ts';
import { ProviderDivider } from './ProviderDivider.tsx';
import { ProviderMark } from './ProviderMark.tsx';
import type { ProvidersProps } from './Providers.tsx';
import { openPopup } from './open-popup.ts';
import type { PopupSignIn, ProviderChoice } from './popup-sign-in.ts';

// The window is opened in the click, without waiting for the code that goes on with it.
const loadPopups = () => import('./popup-sign-in.ts');

const { providers, hasSingleSignOn } = installation;
const names = { google: 'Google', microsoft: 'Microsoft', sso: 'single sign-on' } as const;
type Way = keyof typeof names;
const ways: readonly Way[] = [...providers, ...(hasSingleSignOn ? (['sso'] as const) : [])];

const emailIn = (form: HTMLFormElement | null): HTMLInputElement | null => {
  const field = form?.elements.namedItem('email');
  return field instanceof HTMLInputElement ? field : null;
};

/** Signing in with Google, Microsoft, or the provider of an email address. */
export function ProviderSignIn({ form, onProblem }: ProvidersProps) {
  const { redirect, error } = useSearch({ strict: false });
  const navigate = useNavigate();
  const attempt = useRef<PopupSignIn | null>(null);
  const [waiting, setWaiting] = useState<Way | null>(null);
  const [blocked, setBlocked] = useState<Way | null>(null);

  const say = useCallback(
    async (code: string) => {
      const loaded = await loadPopups().catch(() => null);
      onProblem(loaded?.providerRefusal(code).message ?? refusalText(refusals['signIn.network']));
    },
    [onProblem],
  );

  // The page was at the provider and came back without a session.
  useEffect(() => {
    if (error === undefined) return;
    void say(error);
    void navigate({ to: '.', search: redirect === undefined ? {} : { redirect }, replace: true });
  }, [error, redirect, navigate, say]);
  useEffect(() => () => attempt.current?.cancel(), []);

  /** The choice; null when the email address is missing. */
  function choiceOf(way: Way): ProviderChoice | null {
    if (way !== 'sso') return { provider: way };
    const field = emailIn(form.current);
    const email = field?.value.trim() ?? '';
    if (email === '') field?.focus();
    return email === '' ? null : { email };
  }

  async function begin(way: Way): Promise<void> {
    const choice = choiceOf(way);
    if (choice === null) return say('signIn.emailMissing');
    onProblem(null);
    setWaiting(way);
    const staysHere = blocked === way;
    const popup = staysHere ? null : openPopup();
    const loaded = await loadPopups().catch(() => null);
    if (loaded === null) {
      popup?.close();
      end(refusalText(refusals['signIn.network']));
      return;
    }
    if (staysHere) return end((await loaded.leaveForProvider(choice, redirect)).message);
    const before = attempt.current;
    const mine = loaded.signInByPopup(popup, choice, {
      // It goes on: the window may be open all the same.
      onReturn: ({ message }) => end(message),
    });
    attempt.current = mine;
    before?.cancel();
    const outcome = await mine.outcome;
    if (attempt.current !== mine) return;
    attempt.current = null;
    // The frame of this page goes on by itself once somebody is signed in.
    if (outcome.ok) return;
    setBlocked(outcome.refusal.code === 'signIn.popupBlocked' ? way : null);
    end(outcome.refusal.message);
  }

  function end(message: string): void {
    setWaiting(null);
    onProblem(message);
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
      <p role="status" className="sr-only">
        {waiting === null ? '' : `${labelOf(waiting)}.`}
      </p>
      <ProviderDivider />
    </div>
  );
}
