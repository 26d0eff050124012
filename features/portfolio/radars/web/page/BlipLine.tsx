import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import type { Area, Edition } from '#features/portfolio/radars/domain/radar.ts';
import { Button } from '#ui/Button.tsx';
import { controlClasses } from '#ui/Field.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { toastError } from '#ui/toasts.ts';
import type { BlipPlace } from './blip-draft.ts';
import { useAddBlip } from './use-add-blip.ts';

const optionsOf = (areas: readonly Area[]) =>
  areas.map(({ id, name }) => ({ value: id, label: name }));

const stepIn = (areas: readonly Area[], id: string, by: number): string =>
  areas[(areas.findIndex((area) => area.id === id) + by + areas.length) % areas.length]?.id ?? id;

interface Props {
  readonly edition: Edition;
  readonly place: BlipPlace;
  readonly onPlace: (place: BlipPlace) => void;
  /** Counts how often it was opened: each time it takes the focus. */
  readonly opened: number;
  readonly onAdded: (id: string) => void;
  /** The form with the rest, with what is typed so far. */
  readonly onMore: (name: string) => void;
  readonly onClose: () => void;
}

/**
 * One line for the names of new blips: Enter adds one, and the next is typed in the same line; Escape
 * ends. Arrows up and down choose the ring; while nothing is typed, left and right the quadrant.
 */
export function BlipLine(props: Props) {
  const { edition, place, onPlace, opened, onAdded, onMore, onClose } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  useEffect(() => input.current?.focus(), [opened]);
  const { mutate, error, data } = useAddBlip(edition, {
    onAdded: (blip) => onAdded(blip.id),
    onRefused: (problem, draft) => {
      toastError(problem);
      setName((now) => (now === '' ? draft.name : now));
    },
  });
  const { quadrants, rings } = edition;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    mutate({ ...place, name: name.trim() });
    setName('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      return onClose();
    }
    if (event.target !== input.current) return;
    const along = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const across = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (across !== undefined) onPlace({ ...place, ringId: stepIn(rings, place.ringId, across) });
    else if (along !== undefined && name === '')
      onPlace({ ...place, quadrantId: stepIn(quadrants, place.quadrantId, along) });
    else return;
    event.preventDefault();
  };
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <form aria-label="New blips" onSubmit={add} className="floating space-y-1.5 rounded-card p-2">
        <input
          ref={input}
          aria-label="Name of the new blip"
          aria-describedby={`${id}-keys`}
          placeholder="Name, then Enter"
          autoComplete="off"
          value={name}
          maxLength={radarLimits.blipNameCharacters}
          onChange={(event) => setName(event.target.value)}
          className={`${controlClasses(undefined)} h-9`}
        />
        <span id={`${id}-keys`} className="sr-only">
          Enter adds it. Arrow keys choose the place. Escape closes.
        </span>
        <div className="flex items-center gap-1.5 *:min-w-0">
          <SelectField
            label="Quadrant"
            isLabelHidden
            options={optionsOf(quadrants)}
            value={place.quadrantId}
            onChange={(quadrantId) => onPlace({ ...place, quadrantId })}
          />
          <SelectField
            label="Ring"
            isLabelHidden
            options={optionsOf(rings)}
            value={place.ringId}
            onChange={(ringId) => onPlace({ ...place, ringId })}
          />
          <Button variant="quiet" className="ml-auto shrink-0" onPress={() => onMore(name.trim())}>
            More…
          </Button>
        </div>
        <ErrorText className="text-small">{error?.message}</ErrorText>
        <p role="status" className="sr-only">
          {data && `${data.name} was added.`}
        </p>
      </form>
    </div>
  );
}
