import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pin as PinIcon, PinOff } from 'lucide-react';
import { noticeText } from '#core/domain/notices.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { useRecordMutation } from '#core/web/sync/use-record-mutation.ts';
import { callUntilAnswered } from '#core/web/transport/call-until-answered.ts';
import { queryKeyOf, queryOptionsOf } from '#core/web/transport/query-options.ts';
import { add, list, order, remove } from '#features/directory/pins/domain/endpoints.ts';
import { pinNotices } from '#features/directory/pins/domain/notices.ts';
import { isSamePin, sortPins, type Pin, type PinKey } from '#features/directory/pins/domain/pin.ts';

/** What can be pinned. */
export type PinTarget = Omit<Pin, 'isNew'>;

/** Pins or unpins a target, or moves a pin: `pins` are the keys of all of them afterwards. */
type Change =
  | {
      readonly kind: 'add' | 'remove';
      readonly target: PinTarget;
      readonly pins: readonly PinKey[];
    }
  | { readonly kind: 'move'; readonly pins: readonly PinKey[] };

const lists = { queryKey: queryKeyOf(list) };

const keyOf = ({ kind, id }: PinKey): PinKey => ({ kind, id });
const sendOrder = (pins: readonly PinKey[]) => callUntilAnswered(order, { body: pins.map(keyOf) });

async function send(change: Change): Promise<void> {
  if (change.kind === 'move') await sendOrder(change.pins);
  else if (change.kind === 'remove')
    await callUntilAnswered(remove, { params: keyOf(change.target) });
  else {
    await callUntilAnswered(add, { params: keyOf(change.target) });
    const isLast = isSamePin(change.target, change.pins.at(-1) ?? change.target);
    if (!isLast) await sendOrder(change.pins);
  }
}

/** The result of a change. */
function applied(pins: readonly Pin[], change: Change): Pin[] {
  if (change.kind === 'move') return sortPins(pins, change.pins);
  const { target } = change;
  const others = pins.filter((pin) => !isSamePin(pin, target));
  return change.kind === 'remove'
    ? others
    : sortPins([...others, { ...target, isNew: false }], change.pins);
}

/** What the viewer has pinned, and how to change it. */
export function usePins() {
  const client = useQueryClient();
  const { user } = useSession();
  const { data: pins = [] } = useQuery({ ...queryOptionsOf(list), enabled: user !== null });
  const { mutate } = useRecordMutation({
    record: 'pins',
    send,
    shownIn: [lists],
    show: (change: Change) => {
      client.setQueriesData<Pin[]>(lists, (pins) => pins && applied(pins, change));
      if (change.kind === 'move') return {};
      const { kind, target } = change;
      const undone = kind === 'add' ? 'remove' : 'add';
      return { undo: (): Change => ({ kind: undone, target, pins }) };
    },
    notice: (_, change) =>
      change.kind === 'move'
        ? null
        : noticeText(pinNotices[change.kind === 'add' ? 'pin.added' : 'pin.removed'], {
            name: change.target.name,
          }),
    refetched: [lists],
  });
  return {
    pins,
    /** The menu entry that pins or unpins. */
    pinAction(target: PinTarget) {
      const isPinned = pins.some((pin) => isSamePin(pin, target));
      const others = pins.filter((pin) => !isSamePin(pin, target));
      return {
        id: 'pin',
        ...(isPinned ? { label: 'Unpin', icon: PinOff } : { label: 'Pin', icon: PinIcon }),
        run: () =>
          isPinned
            ? mutate({ kind: 'remove', target, pins: others })
            : mutate({ kind: 'add', target, pins: [...others, target] }),
      };
    },
    /** Swaps two neighbours. */
    move(pin: Pin, by: 1 | -1): void {
      const from = pins.findIndex((one) => isSamePin(one, pin));
      mutate({ kind: 'move', pins: pins.toSpliced(from, 1).toSpliced(from + by, 0, pin) });
    },
  };
}
