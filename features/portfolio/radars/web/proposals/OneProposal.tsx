import { useId, useRef, useState, type FormEvent } from 'react';
import { limits } from '#core/domain/limits.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import { matchArea } from '#features/portfolio/radars/domain/match-area.ts';
import type { Area, Radar } from '#features/portfolio/radars/domain/radar.ts';
import type { BlipOrigin } from '#features/portfolio/radars/web/shared/blip-origin.ts';
import { ErrorText } from '#ui/ErrorText.tsx';
import { LongTextField, TextField } from '#ui/Field.tsx';
import { FormActions } from '#ui/FormActions.tsx';
import { AreaField } from './AreaField.tsx';
import { SourceText } from './SourceText.tsx';
import { useArgument } from './use-argument.ts';
import { usePropose } from './use-propose.ts';

type Origin = Exclude<BlipOrigin, { kind: 'collection' }>;

interface Props {
  readonly radar: Radar;
  readonly areas: { readonly quadrants: readonly Area[]; readonly rings: readonly Area[] };
  readonly origin: Origin;
  readonly onClose: () => void;
}

function nameOf(origin: Origin): string {
  const name =
    origin.kind === 'search'
      ? origin.text
      : origin.kind === 'company'
        ? origin.company.name
        : origin.name;
  const whole = name.charAt(0).toUpperCase() + name.slice(1);
  return whole.slice(0, radarLimits.blipNameCharacters).trim().toWellFormed();
}

const companiesOf = (origin: Origin) => {
  const company = origin.kind === 'search' ? null : origin.company;
  return company ? [{ kind: company.kind, id: company.id }] : [];
};

/** A blip from a company, a search or a project, with what argues for it. */
export function OneProposal({ radar, areas, origin, onClose }: Props) {
  const id = useId();
  const { quadrants, rings } = areas;
  const [name, setName] = useState(() => nameOf(origin));
  const [quadrantId, setQuadrant] = useState<string | null>(() => matchArea(name, quadrants));
  const [ringId, setRing] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isNameless = name.trim() === '';
  const source = useArgument(origin, radar.id, name);
  const { mutate, isPending, error } = usePropose(radar, onClose);
  const attempt = useRef({ content: '', source });
  const propose = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isNameless || isPending) return;
    const entry = {
      name: name.trim(),
      quadrantId,
      ringId,
      reason: reason.trim() || null,
      companies: companiesOf(origin),
    };
    // A second try is the same proposal, also when its source has been counted meanwhile.
    const content = JSON.stringify(entry);
    if (attempt.current.content !== content) attempt.current = { content, source };
    mutate({ proposals: [{ ...entry, source: attempt.current.source }] });
  };
  return (
    <form className="space-y-4" onSubmit={propose}>
      <TextField
        id={`${id}-name`}
        label="Name"
        isRequired
        problem={isTried && isNameless ? 'Enter a name.' : undefined}
        value={name}
        onChange={setName}
        isFirst
        maxLength={radarLimits.blipNameCharacters}
      />
      <p aria-live="polite">
        <SourceText source={source} />
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <AreaField label="Quadrant" areas={quadrants} value={quadrantId} onChange={setQuadrant} />
        <AreaField label="Ring" areas={rings} value={ringId} onChange={setRing} />
      </div>
      <LongTextField
        id={`${id}-reason`}
        label="Reason"
        isRequired={false}
        problem={undefined}
        value={reason}
        onChange={setReason}
        maxLength={limits.reasonCharacters}
      />
      <ErrorText>{error?.message}</ErrorText>
      <FormActions submit="Propose" isBusy={isPending} onCancel={onClose} />
    </form>
  );
}
