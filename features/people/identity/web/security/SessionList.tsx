import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { endSession, endSessions } from '#features/people/identity/domain/account-endpoints.ts';
import type { OpenSession } from '#features/people/identity/domain/account.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { call } from '#core/web/transport/call.ts';
import { Button } from '#ui/Button.tsx';
import { RelativeTime } from '#ui/dates.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { toast, toastError } from '#ui/toasts.ts';
import { GoodMark } from './SettingRow.tsx';
import { useRefreshSecurity } from './use-security.ts';

const isPhone = (device: string) => /iPhone|Android|iPad/u.test(device);

/** Where one is signed in, and signing out there. */
export function SessionList({ sessions }: { readonly sessions: readonly OpenSession[] }) {
  const refresh = useRefreshSecurity();
  const { signOut } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const [ending, setEnding] = useState<string | null>(null);
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);

  async function end(id: string, send: () => Promise<unknown>, notice: string): Promise<void> {
    setEnding(id);
    try {
      await send();
      toast(notice);
      await refresh();
    } catch (error) {
      toastError(error);
    } finally {
      setEnding(null);
    }
  }

  async function endAll(): Promise<void> {
    setIsAsking(false);
    try {
      await call(endSessions, { query: { scope: 'all' } });
    } catch (error) {
      return toastError(error);
    }
    await signOut();
  }

  return (
    <section aria-labelledby="security-sessions">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="security-sessions" className="text-reading font-semibold">
          Sessions
        </h2>
        <div className="flex flex-wrap gap-2">
          {hasOthers && (
            <Button
              size="small"
              isDisabled={ending !== null}
              onPress={() =>
                void end(
                  'others',
                  () => call(endSessions, { query: { scope: 'others' } }),
                  'Signed out everywhere else.',
                )
              }
            >
              Sign out everywhere else
            </Button>
          )}
          <Button size="small" onPress={() => setIsAsking(true)}>
            Sign out everywhere
          </Button>
        </div>
      </div>
      <ul
        aria-label="Sessions"
        className="mt-3 divide-y divide-line rounded-card border border-line bg-raised"
      >
        {sessions.map(({ id, device, address, lastSeenAt, isCurrent }) => {
          const Icon = isPhone(device) ? Smartphone : Laptop;
          return (
            <li key={id} className="flex items-center gap-3 p-4">
              <Icon aria-hidden className="size-5 shrink-0 text-ink-3" strokeWidth={1.75} />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {device}
                  {isCurrent && <GoodMark>This device</GoodMark>}
                </p>
                <p className="text-control break-words text-ink-3">
                  {address !== null && `${address} · `}
                  {isCurrent ? (
                    'Signed in now'
                  ) : (
                    <>
                      Last used <RelativeTime at={lastSeenAt} />
                    </>
                  )}
                </p>
              </div>
              {!isCurrent && (
                <Button
                  size="small"
                  isDisabled={ending !== null}
                  aria-label={`Sign out ${device}`}
                  onPress={() =>
                    void end(
                      id,
                      () => call(endSession, { params: { id } }),
                      `Signed out ${device}.`,
                    )
                  }
                >
                  Sign out
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {isAsking && (
        <ConfirmDialog
          title="Sign out everywhere?"
          lead="You are signed out on every device, on this one too."
          action="Sign out everywhere"
          onConfirm={() => void endAll()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}
