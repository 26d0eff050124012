import { pluralize } from '#core/domain/format.ts';
import type {
  ImportOptions,
  RadarImportPreview,
} from '#features/portfolio/radar-imports/domain/radar-import.ts';
import { CheckboxField } from '#ui/CheckboxField.tsx';
import { AreaAliases, type AliasOptions } from './AreaAliases.tsx';
import { ImportPreview } from './ImportPreview.tsx';
import { MissingNames } from './MissingNames.tsx';

/** How the areas of the file are called here, and which of its rows count. */
export type AreaNames = Pick<ImportOptions, 'quadrantNames' | 'ringNames' | 'withHiddenRows'> &
  AliasOptions;

interface Props {
  readonly preview: RadarImportPreview;
  readonly names: AreaNames;
  readonly hasRadar: boolean;
  /** Whether it is being read again. */
  readonly isPending: boolean;
  readonly isBusy: boolean;
  readonly onChange: (names: AreaNames) => void;
  /** Whether the movements of the file stand above those that the editions say. */
  readonly trustStatus: boolean;
  readonly onTrustStatus: (trusts: boolean) => void;
}

/** How a file is read: what is asked for, what its areas mean, and what the import would do. */
export function ImportReading(props: Props) {
  const { preview, names, isPending, isBusy, hasRadar, onChange } = props;
  const read = (entered: AreaNames) => onChange({ ...names, ...entered });
  if (preview.asksFor.length > 0) return <MissingNames preview={preview} onSend={read} />;
  return (
    <>
      <AreaAliases
        preview={preview}
        names={names}
        isBusy={isBusy}
        hasRadar={hasRadar}
        onChange={read}
      />
      {preview.hiddenRows > 0 && (
        <CheckboxField
          isSelected={names.withHiddenRows === true}
          onChange={(withHiddenRows) => onChange({ ...names, withHiddenRows })}
        >
          {`Import ${pluralize(preview.hiddenRows, 'hidden row', 'hidden rows')} too`}
        </CheckboxField>
      )}
      {!isPending && <ImportPreview preview={preview} />}
      {!isPending && preview.disagreements.length > 0 && (
        <CheckboxField isSelected={props.trustStatus} onChange={props.onTrustStatus}>
          Show movements as the file says
        </CheckboxField>
      )}
    </>
  );
}
