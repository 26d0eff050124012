import { SecuritySettings } from '#features/people/identity/web/shared/SecuritySettings.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';

/** `/settings/security` */
export function SecurityScreen() {
  return (
    <div className="w-full px-4 py-6 md:px-8 md:py-7">
      <div className="max-w-[860px]">
        <PageHeader title="Security" lead="How you sign in, and where you are signed in." />
        <div className="mt-6">
          <SecuritySettings />
        </div>
      </div>
    </div>
  );
}
