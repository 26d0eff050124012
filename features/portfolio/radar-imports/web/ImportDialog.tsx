import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState, type FormEvent } from 'react';
import { get, list } from '#features/portfolio/radars/domain/endpoints.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import type { RadarImportPreview } from '#features/portfolio/radar-imports/domain/radar-import.ts';
import type { RadarPage } from '#features/portfolio/radars/domain/radar.ts';
import {
  CorporationField,
  useOwnCorporations,
} from '#features/portfolio/radars/web/shared/CorporationField.tsx';
import { editionNameOf } from '#features/portfolio/radars/domain/edition-name.ts';
import { limits } from '#core/domain/limits.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { Button } from '#ui/Button.tsx';
import { DialogFrame } from '#ui/DialogFrame.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { TextField } from '#ui/Field.tsx';
import { FileChoice } from './FileChoice.tsx';
import { ImportReading, type AreaNames } from './ImportReading.tsx';
import { importFile, previewFile } from './send-file.ts';

interface Props {
  /** The radar whose next edition it becomes; null: a new radar. */
  readonly radar: RadarPage | null;
  readonly onClose: () => void;
}

/** Imports a file of this or another radar: first what it would do, then the import. */
export function ImportDialog({ radar, onClose }: Props) {
  const id = useId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { corporations, first } = useOwnCorporations();
  const [corporationId, setCorporationId] = useState(first);
  const [file, setFile] = useState<File | null>(null);
  const [radarName, setRadarName] = useState('');
  const [editionName, setEditionName] = useState(() => editionNameOf(new Date(), radar?.editions));
  const [names, setNames] = useState<AreaNames>({});
  const [answer, setAnswer] = useState<RadarImportPreview | null>(null);
  const [trustStatus, setTrustStatus] = useState(false);
  const options = {
    ...(radar ? { radarId: radar.id } : { corporationId: corporationId ?? '', radarName }),
    editionName,
    ...names,
    trustStatus,
  };
  const preview = useMutation({
    mutationFn: (input: { readonly file: File; readonly names: AreaNames }) =>
      previewFile(input.file, { ...options, ...input.names }),
    onSuccess: setAnswer,
  });
  const run = useMutation({
    mutationFn: (input: File) => importFile(input, options),
    onSuccess: async ({ radarId, editionId }) => {
      await client.invalidateQueries({ queryKey: queryKeyOf(get, { params: { id: radarId } }) });
      void client.invalidateQueries({ queryKey: queryKeyOf(list) });
      onClose();
      await navigate({
        to: '/radars/$id',
        params: { id: radarId },
        search: { edition: editionId },
      });
    },
  });
  const choose = (choice: File | null) => {
    setFile(choice);
    setNames({});
    setAnswer(null);
    setTrustStatus(false);
    preview.reset();
    run.reset();
    if (!choice) return;
    if (radarName === '') setRadarName(choice.name.replace(/\.[^.]+$/u, ''));
    preview.mutate({ file: choice, names: {} });
  };
  const read = (entered: AreaNames) => {
    if (!file) return;
    setNames(entered);
    preview.mutate({ file, names: entered });
  };
  const canImport =
    file !== null &&
    answer !== null &&
    answer.problem === null &&
    answer.asksFor.length === 0 &&
    editionName.trim() !== '' &&
    (radar !== null || radarName.trim() !== '');
  const isBusy = run.isPending || preview.isPending;
  return (
    <DialogFrame
      title={radar ? `Import an edition of ${radar.name}` : 'New radar from a file'}
      lead="CSV, XLSX or JSON of build-your-own-radar, JSON of Zalando or Backstage, or a zip of AOE’s Markdown folders."
      width="medium"
      onClose={onClose}
      isStrict
    >
      <form
        className="space-y-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (canImport && !isBusy) run.mutate(file);
        }}
      >
        <FileChoice file={file} onChoose={choose} />
        <div className="grid gap-4 sm:grid-cols-2">
          {radar === null && (
            <TextField
              id={`${id}-name`}
              label="Radar"
              isRequired
              problem={undefined}
              value={radarName}
              onChange={setRadarName}
              maxLength={limits.nameCharacters}
            />
          )}
          <TextField
            id={`${id}-edition`}
            label="Edition"
            isRequired
            problem={undefined}
            value={editionName}
            onChange={setEditionName}
            maxLength={radarLimits.editionNameCharacters}
          />
        </div>
        {radar === null && (
          <CorporationField
            corporations={corporations}
            value={corporationId}
            onChange={setCorporationId}
          />
        )}
        {answer && (
          <ImportReading
            preview={answer}
            names={names}
            isBusy={isBusy}
            hasRadar={radar !== null}
            onChange={read}
            trustStatus={trustStatus}
            onTrustStatus={setTrustStatus}
            isPending={preview.isPending}
          />
        )}
        {preview.isPending && <div className="skeleton h-32" />}
        <ErrorText>{preview.error?.message ?? run.error?.message}</ErrorText>
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isDisabled={!canImport || isBusy}>
            {radar ? 'Import edition' : 'Create radar'}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
