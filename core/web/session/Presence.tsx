import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { formatNumber } from '#core/domain/format.ts';
import type { PresenceList, Topic } from '#core/domain/live/live.ts';
import { limits } from '#core/domain/limits.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { useSyncExternalStore } from 'react';
import { liveConnection } from '#core/web/transport/live-connection.ts';
import { useLiveTopic } from './use-live.ts';

/** Who else is viewing this topic. Subscribing also makes the current user present. */
function usePresence(topic: Topic): PresenceList {
  useLiveTopic(topic);
  return useSyncExternalStore(liveConnection.presence.subscribe, () =>
    liveConnection.presence.on(topic),
  );
}

/** How many are present beside those who are named. */
const others = ({ people, count }: PresenceList): string[] => {
  const more = count - people.length;
  return more > 0 ? [`${formatNumber(more)} more`] : [];
};

function ListOfPeople({ here }: { readonly here: PresenceList }) {
  return (
    <ul className="max-h-72 space-y-0.5 overflow-auto p-1.5">
      {here.people.map(({ id, name }) => (
        <li key={id} className="flex items-center gap-2.5 px-1.5 py-1 text-control">
          <Avatar id={id} name={name} shape="person" size="s" />
          <span className="min-w-0 break-words">{name}</span>
        </li>
      ))}
      {others(here).map((more) => (
        <li key={more} className="px-1.5 py-1 text-control text-ink-3">
          and {more}
        </li>
      ))}
    </ul>
  );
}

/**
 * Avatars of the others viewing this topic, with their names on hover. Not an ARIA live region: joins
 * and leaves would be announced all day.
 */
export function Presence({ topic }: { readonly topic: Topic }) {
  const here = usePresence(topic);
  if (here.count === 0) return null;
  const drawn = here.people.slice(0, limits.presentDrawn);
  const more = here.count - drawn.length;
  const label = `Also here: ${[...here.people.map(({ name }) => name), ...others(here)].join(', ')}`;
  return (
    <DialogTrigger>
      <span
        title={label}
        className="inline-flex motion-safe:animate-[arrive_200ms_var(--ease-out)]"
      >
        <Button className="-my-1 inline-flex h-7 cursor-pointer items-center gap-1.5 rounded-full bg-good-soft pr-2.5 pl-0.5 text-small font-medium text-good-ink transition-opacity hover:opacity-80">
          <span className="sr-only">{label}</span>
          <span aria-hidden className="flex -space-x-0.5">
            {drawn.map(({ id, name }) => (
              <Avatar
                key={id}
                id={id}
                name={name}
                shape="person"
                size="s"
                className="ring-2 ring-good-soft motion-safe:animate-[arrive_200ms_var(--ease-out)]"
              />
            ))}
          </span>
          <span aria-hidden className="flex items-center gap-1.5 tabular">
            {more > 0 && `+${formatNumber(more)}`}
            <span className="size-1.5 rounded-full bg-good" />
            here
          </span>
        </Button>
      </span>
      <Popover className="floating min-w-44 max-w-72 rounded-card" placement="bottom start">
        <Dialog aria-label="Also here" className="outline-none">
          <ListOfPeople here={here} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
