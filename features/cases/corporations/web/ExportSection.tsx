import type { CorporationSettings } from '#features/cases/corporations/domain/settings.ts';
import { CorporationExport } from './shared/CorporationExport.tsx';
import { exportContents } from './shared/export-contents.ts';
import { SettingsSection } from './SettingsSection.tsx';

export function ExportSection({ settings }: { readonly settings: CorporationSettings }) {
  return (
    <SettingsSection id="export" title="Export" lead={exportContents}>
      <div className="space-y-4">
        <CorporationExport {...settings} />
      </div>
    </SettingsSection>
  );
}
