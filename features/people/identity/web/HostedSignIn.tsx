import { useState } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { safeRedirect } from '#core/web/session/redirect.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { ProviderDivider } from './ProviderDivider.tsx';
import { ProviderMark } from './ProviderMark.tsx';
import type { ProvidersProps } from './Providers.tsx';
// Loaded with the buttons: a pop-up opens in the click itself.
import { attemptHostedPopup } from './hosted-identity.ts';

const names = { google: 'Google', microsoft: 'Microsoft' } as const;
const ways = ['google', 'microsoft'] as const;

/** Signing in with Google or Microsoft at a hosted identity service. */
export function HostedSignIn({ onProblem }: ProvidersProps) {
  const { redirect } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [waiting, setWaiting] = useState<keyof typeof names | null>(null);

  async function begin(way: keyof typeof names): Promise<void> {
    onProblem(null);
    setWaiting(way);
    const outcome = await attemptHostedPopup(way);
    if (outcome.ok) return navigate({ href: safeRedirect(redirect), replace: true });
    setWaiting(null);
    onProblem(outcome.refusal.message);
  }

  return (
    <div className="flex flex-col gap-2">
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          disabled={waiting !== null}
          onClick={() => void begin(way)}
          className={buttonClasses('plain', 'large')}
        >
          <ProviderMark provider={way} />
          {waiting === way ? 'Continue in the other window' : `Continue with ${names[way]}`}
        </button>
      ))}
      <ProviderDivider />
    </div>
  );
}
