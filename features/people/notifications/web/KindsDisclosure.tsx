import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type {
  NotificationSettings,
  NotificationSettingsChange,
} from '#features/people/notifications/domain/settings.ts';
import { ChannelList } from './ChannelList.tsx';

interface Props {
  readonly name: string;
  /** Below the name. */
  readonly about: string;
  readonly channels: NotificationSettings['channels'];
  readonly onChange: (change: NotificationSettingsChange) => void;
  /** At the end of the line. */
  readonly children?: ReactNode;
}

/** A line for several kinds of notifications, which it lists when asked. */
export function KindsDisclosure({ name, about, channels, onChange, children }: Props) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-x-4 gap-y-2 px-4 py-2 max-sm:flex-col max-sm:items-start">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-w-0 cursor-pointer items-center gap-3 rounded-control py-1 text-left"
        >
          <ChevronRight
            aria-hidden
            className={clsx(
              'size-4 shrink-0 text-ink-3 transition-transform',
              isOpen && 'rotate-90',
            )}
          />
          <span className="min-w-0">
            <span className="block text-control font-medium">{name}</span>{' '}
            <span className="block text-small text-ink-3">{about}</span>
          </span>
        </button>
        {children}
      </div>
      {isOpen && (
        <div id={id} className="border-t border-line bg-sunken pl-7 max-sm:pl-0">
          <ChannelList channels={channels} onChange={onChange} />
        </div>
      )}
    </>
  );
}
