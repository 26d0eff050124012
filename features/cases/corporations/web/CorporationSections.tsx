import { whoMay } from '#core/domain/authorization/permissions.ts';
import type { CorporationSettings } from '#features/cases/corporations/domain/settings.ts';
import { AdministratorsSection } from './AdministratorsSection.tsx';
import { CyclesSection } from './CyclesSection.tsx';
import { DeletionSection } from './DeletionSection.tsx';
import { ExportSection } from './ExportSection.tsx';
import { GeneralSection } from './GeneralSection.tsx';
import { InvitationsSection } from './InvitationsSection.tsx';
import { LegalTextsSection } from './LegalTextsSection.tsx';
import { PublicPageSection } from './PublicPageSection.tsx';
import { StagesSection } from './StagesSection.tsx';
import { useMayIn } from './use-may-in.ts';

/** The settings that the reader may change, each with its own button. */
export function CorporationSections({ settings }: { readonly settings: CorporationSettings }) {
  const id = String(settings.id);
  const mayEdit = useMayIn(id)('editCorporation');
  return (
    <div className="mt-8 space-y-10">
      {mayEdit && <GeneralSection settings={settings} />}
      <PublicPageSection settings={settings} />
      <LegalTextsSection settings={settings} />
      <StagesSection settings={settings} />
      <CyclesSection corporationId={id} timeZone={settings.timeZone} />
      <AdministratorsSection settings={settings} />
      <InvitationsSection settings={settings} />
      {mayEdit ? (
        <>
          <ExportSection settings={settings} />
          <DeletionSection settings={settings} />
        </>
      ) : (
        <p className="border-t border-line pt-6 text-control text-ink-3">
          Name, address, email domains and time zone are changed by {whoMay('editCorporation')}, who
          also export and delete the corporation.
        </p>
      )}
    </div>
  );
}
