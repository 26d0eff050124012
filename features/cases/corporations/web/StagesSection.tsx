import { useState } from 'react';
import { pluralize } from '#core/domain/format.ts';
import { call } from '#core/web/transport/call.ts';
import { corporationNotices } from '#features/cases/corporations/domain/notices.ts';
import { setStages } from '#features/cases/corporations/domain/settings-endpoints.ts';
import type { CorporationSettings } from '#features/cases/corporations/domain/settings.ts';
import {
  stageEditOf,
  stagesDraftOf,
  submissionsIn,
  withoutStage,
  withStage,
  type EditedStage,
  type StageEdit,
} from '#features/cases/corporations/domain/stage-editing.ts';
import { corporationLimits } from '#features/cases/corporations/domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { RemoveStageDialog } from './RemoveStageDialog.tsx';
import { SettingsFooter, SettingsSection } from './SettingsSection.tsx';
import { StageDialog } from './StageDialog.tsx';
import { StageList } from './StageList.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** What saving does to submissions. */
function Effects({ edit }: { readonly edit: StageEdit }) {
  const nameOf = (key: string | null) => edit.stages.find((stage) => stage.key === key)?.name;
  const lines = [
    ...edit.stages.flatMap(({ name, from, submissions }) =>
      from === null || from === name
        ? []
        : `“${from}” is called “${name}”: ${pluralize(submissions, 'submission', 'submissions')} and their history stay.`,
    ),
    ...edit.removed.map(({ from, to, submissions }) =>
      submissions === 0
        ? `“${from}” is removed. It has no submissions.`
        : `“${from}” is removed: ${pluralize(submissions, 'submission goes', 'submissions go')} to “${nameOf(to) ?? '…'}”.`,
    ),
  ];
  if (lines.length === 0) return null;
  return (
    <ul aria-label="What saving does" className="list-disc space-y-1 pl-5 text-control text-ink-2">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The stages of submissions, in order. */
export function StagesSection({ settings }: { readonly settings: CorporationSettings }) {
  /** Null: a new one. */
  const [edited, setEdited] = useState<EditedStage | null | undefined>(undefined);
  const [removing, setRemoving] = useState<EditedStage | null>(null);
  const params = { id: String(settings.id) };
  const form = useSettingsForm({
    settings,
    draftOf: stageEditOf,
    notice: corporationNotices['stages.saved'],
    save: (edit, version) => call(setStages, { params, body: { ...stagesDraftOf(edit), version } }),
  });
  const edit = form.draft;
  return (
    <SettingsSection
      id="stages"
      title="Stages"
      lead="The way of a submission, on every opportunity of this corporation. Drag to change the order."
      actions={
        edit.stages.length < corporationLimits.stagesMost && (
          <Button onPress={() => setEdited(null)}>Add stage</Button>
        )
      }
    >
      <div className="max-w-[640px]">
        <StageList
          edit={edit}
          onChange={form.change}
          onEdit={setEdited}
          onRemove={(stage) => {
            if (submissionsIn(edit, stage) > 0) setRemoving(stage);
            else form.change(withoutStage(edit, stage.key, null));
          }}
        />
        <SettingsFooter form={form} save="Save stages">
          <Effects edit={edit} />
        </SettingsFooter>
      </div>
      {edited !== undefined && (
        <StageDialog
          stage={edited}
          stages={edit.stages}
          onSave={(stage) => {
            form.change({ stages: withStage(edit.stages, stage) });
            setEdited(undefined);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removing && (
        <RemoveStageDialog
          edit={edit}
          stage={removing}
          onRemove={(to) => {
            form.change(withoutStage(edit, removing.key, to));
            setRemoving(null);
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </SettingsSection>
  );
}
