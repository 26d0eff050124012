import { Download } from 'lucide-react';
import { exportOfCorporation } from '#features/cases/corporations/domain/export.ts';
import type { CorporationSettings } from '#features/cases/corporations/domain/settings.ts';
import { ExportConsentRequest } from '#features/people/exports/web/shared/ExportConsentRequest.tsx';
import { useStartExport } from '#features/people/exports/web/shared/use-start-export.ts';
import { Button } from '#ui/Button.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export function ExportSection({ settings }: { readonly settings: CorporationSettings }) {
  const start = useStartExport(exportOfCorporation, { id: String(settings.id) });
  return (
    <SettingsSection
      id="export"
      title="Export"
      lead="What belongs to the corporation as one archive: tables as CSV and JSON, and the files. An empty installation can import it. People’s private collections, saved searches and preferences are in it when they agree. Scores that you may not see are not: not-included.txt lists all that is missing, and who has not agreed."
    >
      <div className="space-y-4">
        <ExportConsentRequest corporationId={String(settings.id)} />
        <Button onPress={() => start('zip')}>
          <Download aria-hidden className="size-4" strokeWidth={1.75} />
          Export {settings.name}
        </Button>
      </div>
    </SettingsSection>
  );
}
