import { CalendarClock, Ellipsis, Mail, Pencil, Plus, Table, Trash2, Users } from 'lucide-react';
import { Suspense, useState } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import { pluralize } from '#core/domain/format.ts';
import { whoMay } from '#core/domain/authorization/permissions.ts';
import { zoneName } from '#features/portfolio/pitch-days/web/day-words.ts';
import type { PitchDayPage } from '#features/portfolio/pitch-days/web/shown-day.ts';
import { ActionMenu } from '#ui/ActionMenu.tsx';
import { Button } from '#ui/Button.tsx';
import { formatDay } from '#ui/dates.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { useDaySearch } from './use-day-search.ts';
import { useRemoveDay } from './use-remove-day.ts';

const EditDayDialog = lazyPart(() => import('./EditDayDialog.tsx'), 'EditDayDialog');
const InvitationsDialog = lazyPart(
  () => import('#features/portfolio/pitch-days/web/invitations/InvitationsDialog.tsx'),
  'InvitationsDialog',
);
const AddCompaniesDialog = lazyPart(() => import('./AddCompaniesDialog.tsx'), 'AddCompaniesDialog');

interface Props {
  readonly day: PitchDayPage;
  readonly assign: () => void;
  readonly isAssigning: boolean;
  readonly isReady: boolean;
}

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** "12 Dec 2026, 09:00–16:30, Europe/Stockholm · 15 sessions · 1,043 points". */
function leadOf(day: PitchDayPage): string {
  const total = day.sessions.reduce((sum, { score }) => sum + score, 0);
  const when = `${formatDay(day.date)}, ${day.startsAt}–${day.endsAt}, ${zoneName(day.timeZone)}`;
  if (day.assignedAt === null) return `${day.corporation.name} · ${when}`;
  const sessions = pluralize(day.sessions.length, 'session', 'sessions');
  return `${day.corporation.name} · ${when} · ${sessions}, total match score ${Math.round(total).toLocaleString()}`;
}

/** The name of the day, its two views, and what can be done with it. */
export function PitchDayHead({ day, assign, isAssigning, isReady }: Props) {
  const { search, change } = useDaySearch();
  const [open, setOpen] = useState<'edit' | 'companies' | 'invitations' | null>(null);
  const remove = useRemoveDay(day);
  const close = () => setOpen(null);
  return (
    <>
      <PageHeader
        title={day.name}
        lead={
          <>
            {leadOf(day)}
            {!day.mayEdit && (
              <span className="block text-control">It is planned by {whoMay('planPitchDay')}.</span>
            )}
          </>
        }
        actions={
          <>
            <SegmentedControl
              label="View"
              options={[
                { value: 'pairs', label: 'Pairs', icon: Table },
                { value: 'schedule', label: 'Schedule', icon: CalendarClock },
              ]}
              value={search.view ?? 'pairs'}
              onChange={(view) => change({ view: view === 'schedule' ? view : undefined })}
            />
            <ExportMenu day={day} />
            {day.mayEdit && (
              <>
                <Button onPress={() => setOpen('companies')}>
                  <Plus {...icon} />
                  Companies
                </Button>
                <Button variant="primary" isDisabled={isAssigning || !isReady} onPress={assign}>
                  <Users {...icon} />
                  Assign
                </Button>
                {day.sessions.length > 0 && (
                  <Button onPress={() => setOpen('invitations')}>
                    <Mail {...icon} />
                    Invitations
                  </Button>
                )}
                <MenuTrigger>
                  <Button size="icon" aria-label="More actions">
                    <Ellipsis {...icon} />
                  </Button>
                  <Popover placement="bottom end" className="floating min-w-52 rounded-card p-1">
                    <ActionMenu
                      label="More actions"
                      actions={[
                        {
                          id: 'edit',
                          label: 'Times, rooms and opportunities…',
                          icon: Pencil,
                          run: () => setOpen('edit'),
                        },
                        {
                          id: 'delete',
                          label: 'Delete pitch day',
                          icon: Trash2,
                          isDestructive: true,
                          run: remove,
                        },
                      ]}
                    />
                  </Popover>
                </MenuTrigger>
              </>
            )}
          </>
        }
      />
      <Suspense>
        {open === 'edit' && <EditDayDialog day={day} onClose={close} />}
        {open === 'invitations' && <InvitationsDialog day={day} onClose={close} />}
        {open === 'companies' && <AddCompaniesDialog day={day} onClose={close} />}
      </Suspense>
    </>
  );
}
