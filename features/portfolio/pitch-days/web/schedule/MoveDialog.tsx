import { useState } from 'react';
import { timesIn } from '#features/portfolio/pitch-days/web/day-words.ts';
import {
  sessionName,
  type PitchDayPage,
  type Session,
} from '#features/portfolio/pitch-days/web/shown-day.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { clashOfMove, useMove } from './use-move.ts';

interface Props {
  readonly day: PitchDayPage;
  readonly session: Session;
  readonly onClose: () => void;
}

/** Chooses another time and room for a session. What is there already takes its place. */
export function MoveDialog({ day, session, onClose }: Props) {
  const move = useMove(day);
  const times = timesIn(day.timeZone);
  const [slot, setSlot] = useState(String(session.slot ?? 0));
  const [room, setRoom] = useState(String(session.room ?? 0));
  const place = { slot: Number(slot), room: Number(room) };
  const isSame = place.slot === session.slot && place.room === session.room;
  const clash = isSame ? null : clashOfMove(day, session.id, place);
  const there = day.sessions.find(
    (one) => one.id !== session.id && one.slot === place.slot && one.room === place.room,
  );
  const clashes = day.slots.map((_, at) =>
    at === session.slot && place.room === session.room
      ? null
      : clashOfMove(day, session.id, { slot: at, room: place.room }),
  );
  return (
    <DialogFrame
      title="Move session"
      lead={sessionName(day, session)}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isDisabled={isSame || clash !== null || day.slots.length === 0}
            onPress={() => {
              move(session.id, place);
              onClose();
            }}
          >
            Move
          </Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Time"
          options={day.slots.map((time, at) => ({
            value: String(at),
            label: times.span(time),
            ...(typeof clashes[at] === 'string' && { about: clashes[at] }),
          }))}
          value={slot}
          onChange={setSlot}
        />
        <SelectField
          label="Room"
          options={day.rooms.map((name, at) => ({ value: String(at), label: name }))}
          value={room}
          onChange={setRoom}
        />
      </div>
      <p role="status" className="mt-4 min-h-5 text-control">
        {clash !== null ? (
          <span className="text-bad-ink">{clash}</span>
        ) : there ? (
          <span className="text-ink-2">{sessionName(day, there)} takes its place.</span>
        ) : null}
      </p>
    </DialogFrame>
  );
}
