import { Download } from 'lucide-react';
import type { CorporationSettings } from '#features/corporations/domain/settings.ts';
import { useStartExport } from '#features/exports/web/public/use-start-export.ts';
import { Button } from '#ui/Button.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export function ExportSection({ settings }: { readonly settings: CorporationSettings }) {
  const start = useStartExport({ what: 'corporation', id: String(settings.id) });
  return (
    <SettingsSection
      id="export"
      title="Export"
      lead="What belongs to the corporation as one archive: tables as CSV and JSON, and the files. An empty installation can import it. People’s private collections, saved searches and preferences are not in it, nor are scores that you may not see: not-included.txt lists all that is missing."
    >
      <Button onPress={() => start('zip')}>
        <Download aria-hidden className="size-4" strokeWidth={1.75} />
        Export {settings.name}
      </Button>
    </SettingsSection>
  );
}
