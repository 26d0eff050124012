import { SecuritySettings } from '#features/people/identity/web/shared/SecuritySettings.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

/** `/settings/security` */
export function SecurityScreen() {
  return (
    <>
      <PageHeader title="Security" lead="How you sign in, and where you are signed in." />
      <div className="mt-6">
        <SecuritySettings />
      </div>
    </>
  );
}
