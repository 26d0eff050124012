import { getRouteApi } from '@tanstack/react-router';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { Jobs } from './Jobs.tsx';
import { Mails } from './Mails.tsx';
import { Overview } from './Overview.tsx';
import type { SystemView } from './search-params.ts';
import { SettingsInForce } from './SettingsInForce.tsx';

const route = getRouteApi('/shell/admin/system');

const views = [
  { value: 'overview', label: 'Overview' },
  { value: 'jobs', label: 'Jobs' },
  { value: 'mail', label: 'Mail' },
  { value: 'settings', label: 'Settings' },
] as const satisfies readonly { value: SystemView; label: string }[];

/** How the installation is doing. */
export function SystemScreen() {
  const { view = 'overview', state } = route.useSearch();
  const navigate = route.useNavigate();
  const show = (next: SystemView) =>
    void navigate({ search: next === 'overview' ? {} : { view: next } });
  const filter = (next: string | undefined) =>
    void navigate({ search: { view, ...(next !== undefined && { state: next }) }, replace: true });
  return (
    <>
      <PageHeader title="System" lead="How each part is doing, what waits, and what is set." />
      <div className="mt-5 mb-6 flex overflow-x-auto">
        <SegmentedControl label="View" options={views} value={view} onChange={show} />
      </div>
      {view === 'overview' && <Overview />}
      {view === 'jobs' && <Jobs state={state} onState={filter} />}
      {view === 'mail' && <Mails state={state} onState={filter} />}
      {view === 'settings' && <SettingsInForce />}
    </>
  );
}
