import type {
  AuditEntry,
  RecordChange,
} from '#features/operations/audit-log/domain/audit-entry.ts';
import { deviceName } from '#features/people/identity/domain/device-name.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { ListSteps } from '#core/web/views/ListSteps.tsx';
import { Button } from '#ui/Button.tsx';
import { DateText } from '#ui/dates.tsx';
import { Fact } from '#ui/Fact.tsx';
import { SidePanel } from '#ui/SidePanel.tsx';
import { actorOf, subjectOf } from './entry-words.ts';
import { Difference } from './Difference.tsx';
import type { AuditSearch } from './search-params.ts';

function Changes({ change }: { readonly change: RecordChange }) {
  const { record, isDeleted, fields } = change;
  return (
    <section aria-label={record} className="mt-5">
      <h3 className="text-control font-semibold">
        {record}
        {isDeleted && <span className="font-normal text-ink-3">, deleted</span>}
      </h3>
      {fields.length === 0 ? (
        <p className="mt-1 text-control text-ink-3">Nothing of it is kept.</p>
      ) : (
        <dl className="mt-1 divide-y divide-line">
          {fields.map((field) => (
            <Difference key={field.field} change={field} />
          ))}
        </dl>
      )}
    </section>
  );
}

interface Props {
  readonly entry: AuditEntry;
  readonly keys: readonly string[];
  readonly onOpen: (id: string) => void;
  readonly onFilter: (filter: AuditSearch) => void;
  readonly onClose: () => void;
}

/** An entry: who, what, from where, and what was changed. */
export function EntryPanel({ entry, keys, onOpen, onFilter, onClose }: Props) {
  const { id, at, actor, sentence, subject, corporation, address, device, details } = entry;
  const { changes, sequence, hash, kind } = entry;
  const subjectName = subjectOf(entry);
  return (
    <SidePanel
      label={`Entry ${sequence}`}
      onClose={onClose}
      actions={<ListSteps noun="entry" keys={keys} openKey={id} onOpen={onOpen} />}
    >
      <h2 className="text-panel font-semibold">
        {actorOf(entry)} {sentence}
      </h2>
      <p className="mt-1 text-control text-ink-2">
        {subjectName !== null && <>{subjectName} · </>}
        <DateText at={at} withTime />
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {subject.link !== null && (
          <ButtonLink to={subject.link}>Open {subject.name ?? 'it'}</ButtonLink>
        )}
        <Button onPress={() => onFilter({ subject: subject.type, subjectId: subject.id })}>
          All about this {subject.type}
        </Button>
        {actor && (
          <Button onPress={() => onFilter({ actorId: actor.id })}>All by {actor.name}</Button>
        )}
      </div>
      {changes.map((change) => (
        <Changes key={`${change.record} ${JSON.stringify(change.fields)}`} change={change} />
      ))}
      <dl className="mt-6 grid grid-cols-2 gap-x-4 gap-y-4 border-t border-line pt-5 text-control">
        {details.map(({ name, value }) => (
          <Fact key={name} label={name}>
            {value}
          </Fact>
        ))}
        <Fact label="Address">{address ?? '–'}</Fact>
        <Fact label="Device">
          {device === null ? '–' : <span title={device}>{deviceName(device)}</span>}
        </Fact>
        <Fact label="Corporation">{corporation?.name ?? '–'}</Fact>
        <Fact label="Kind">{kind}</Fact>
        <Fact label={`Number ${sequence} in the chain`} className="col-span-2">
          <code className="text-small break-all text-ink-2">{hash}</code>
        </Fact>
      </dl>
    </SidePanel>
  );
}
