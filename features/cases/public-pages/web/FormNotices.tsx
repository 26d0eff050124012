import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { PublicCorporation } from '#features/cases/public-pages/domain/pages.ts';
import { LegalLink } from './shared/LegalLink.tsx';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the browser reports a network connection. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

interface HoneypotProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Hidden and not focusable: only bots fill it in. */
export function HoneypotField({ value, onChange }: HoneypotProps) {
  return (
    <div aria-hidden className="pointer-events-none absolute size-px overflow-hidden opacity-0">
      <label htmlFor="leave-empty">Leave this empty</label>
      <input
        id="leave-empty"
        type="text"
        tabIndex={-1}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="size-px"
      />
    </div>
  );
}

interface PrivacyProps {
  readonly corporation: Pick<PublicCorporation, 'name' | 'slug' | 'legalLinks'>;
}

/** How the submitted data is used. */
export function PrivacyNotice({ corporation }: PrivacyProps) {
  const { name, slug, legalLinks } = corporation;
  const notice = legalLinks.find(({ kind }) => kind === 'privacy');
  return (
    <p className="max-w-[62ch] text-control text-ink-3">
      What you send goes to the team at {name} and those who work on this opportunity with them.
      They use it only to review your idea and to reply to you. You can withdraw it at any time with
      the link you get.
      {notice && (
        <>
          {' More in the '}
          <LegalLink slug={slug} to={notice} isNewTab className="text-accent-ink underline">
            privacy notice
          </LegalLink>
          .
        </>
      )}
    </p>
  );
}

export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status" className="empty:hidden">
      {!isOnline && (
        <p className="flex items-start gap-2 rounded-control bg-warn-soft px-4 py-3 text-warn-ink">
          <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
          You are offline. Your draft is saved in this browser; send it when you are back online.
        </p>
      )}
    </div>
  );
}
