import { useId, useState, type FormEvent } from 'react';
import { limits } from '#core/domain/limits.ts';
import type { Blip, Edition, RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { LongTextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import type { RadarCell } from '#ui/radar/radar-types.ts';
import { useBlipMutation } from './use-blip-mutation.ts';

interface Props {
  readonly radar: RadarPage;
  readonly edition: Edition;
  readonly blip: Blip;
  /** Where it was dragged to; null: it was asked to move by its key or its menu. */
  readonly to: RadarCell | null;
  readonly onClose: () => void;
}

const optionsOf = (areas: Edition['rings']) =>
  areas.map(({ id, name }) => ({ value: id, label: name }));

/** Moves a blip to a ring or quadrant, with a reason. */
export function MoveDialog({ radar, edition, blip, to, onClose }: Props) {
  const id = useId();
  const { quadrants, rings } = edition;
  const [quadrantId, setQuadrant] = useState((to && quadrants[to.quadrant]?.id) ?? blip.quadrantId);
  const [ringId, setRing] = useState((to && rings[to.ring]?.id) ?? blip.ringId);
  const [reason, setReason] = useState('');
  const { mutate } = useBlipMutation(radar.id, edition.id);
  const nameOf = (areas: Edition['rings'], areaId: string) =>
    areas.find((area) => area.id === areaId)?.name ?? '';
  const move = (event: FormEvent) => {
    event.preventDefault();
    if (quadrantId !== blip.quadrantId || ringId !== blip.ringId) {
      const place =
        quadrantId === blip.quadrantId
          ? nameOf(rings, ringId)
          : `${nameOf(quadrants, quadrantId)}, ${nameOf(rings, ringId)}`;
      mutate({
        blip,
        fields: { quadrantId, ringId, reason: reason.trim() || null },
        notice: `${blip.name} moved to ${place}.`,
      });
    }
    onClose();
  };
  return (
    <DialogFrame title={`Move ${blip.name}`} onClose={onClose} isStrict>
      <form className="space-y-4" onSubmit={move}>
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField label="Ring" options={optionsOf(rings)} value={ringId} onChange={setRing} />
          <SelectField
            label="Quadrant"
            options={optionsOf(quadrants)}
            value={quadrantId}
            onChange={setQuadrant}
          />
        </div>
        <LongTextField
          id={`${id}-reason`}
          label="Reason"
          isRequired={false}
          problem={undefined}
          value={reason}
          onChange={setReason}
          maxLength={limits.reasonCharacters}
          placeholder="What has changed since the last edition?"
        />
        <FormActions submit="Move" onCancel={onClose} />
      </form>
    </DialogFrame>
  );
}
