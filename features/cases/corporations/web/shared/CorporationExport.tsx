import { Download } from 'lucide-react';
import { exportOfCorporation } from '#features/cases/corporations/domain/export.ts';
import type { CorporationEntry } from '#features/cases/corporations/domain/settings.ts';
import { ExportConsentRequest } from '#features/people/exports/web/shared/ExportConsentRequest.tsx';
import { useStartExport } from '#features/people/exports/web/shared/use-start-export.ts';
import { Button } from '#ui/Button.tsx';

/** Who agreed that their private things are in it, and the export itself. */
export function CorporationExport({ id, name }: Pick<CorporationEntry, 'id' | 'name'>) {
  const start = useStartExport(exportOfCorporation, { id: String(id) });
  return (
    <>
      <ExportConsentRequest corporationId={String(id)} />
      <Button onPress={() => start('zip')}>
        <Download aria-hidden className="size-4" strokeWidth={1.75} />
        Export {name}
      </Button>
    </>
  );
}
