import { useState } from 'react';
import type { CorporationSettings } from '#features/cases/corporations/domain/settings.ts';
import { Button } from '#ui/Button.tsx';
import { DeleteCorporationDialog } from './DeleteCorporationDialog.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export function DeletionSection({ settings }: { readonly settings: CorporationSettings }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingsSection
      id="deletion"
      title="Delete"
      lead="Takes the corporation and everything of it out of sight. It can be restored."
    >
      <Button onPress={() => setIsOpen(true)}>Delete {settings.name}…</Button>
      {isOpen && <DeleteCorporationDialog settings={settings} onClose={() => setIsOpen(false)} />}
    </SettingsSection>
  );
}
