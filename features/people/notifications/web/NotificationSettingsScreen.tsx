import type { MailFrequency } from '#core/domain/events/notification-channels.ts';
import { weeklyKinds } from '#features/people/notifications/domain/groups.ts';
import {
  kindLabel,
  type NotificationSettings,
  type NotificationSettingsChange,
} from '#features/people/notifications/domain/settings.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { Button } from '#ui/Button.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SelectField, type SelectOption } from '#ui/SelectField.tsx';
import { SwitchField } from '#ui/SwitchField.tsx';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { ErrorState, Loading } from '#ui/states.tsx';
import { GroupList } from './GroupList.tsx';
import { KindsDisclosure } from './KindsDisclosure.tsx';
import { MutedThings } from './MutedThings.tsx';
import { useNotificationSettings } from './use-notification-settings.ts';

const frequencies: readonly SelectOption<MailFrequency>[] = [
  { value: 'each', label: 'One email each', about: 'A few minutes later, unless read in the app' },
  { value: 'daily', label: 'Daily digest', about: 'In the morning, what is still unread' },
  {
    value: 'weekly',
    label: 'In the weekly email',
    about: 'On Monday morning, what is still unread',
  },
  { value: 'off', label: 'No emails' },
];

/** The zone of this device, in which its user has mornings. */
const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const card = 'rounded-card border border-line bg-raised';

/** How one is notified: by mail how often, each kind where, and what is muted. */
export function NotificationSettingsScreen() {
  const { data, error, refetch, change, endMute } = useNotificationSettings();
  return (
    <>
      <PageHeader
        title="Notifications"
        lead="Choose how you are notified."
        actions={<ButtonLink to="/notifications">All notifications</ButtonLink>}
      />
      <div className="mt-6 space-y-8">
        {error && (
          <ErrorState
            title="The settings could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {!error && !data && <SettingsSkeleton />}
        {data && (
          <>
            <MailSection settings={data} onChange={change} />
            <WeeklySection settings={data} onChange={change} />
            <section aria-labelledby="channels">
              <h2 id="channels" className="text-reading font-semibold">
                Channels
              </h2>
              <GroupList channels={data.channels} onChange={change} />
            </section>
            <MutedThings muted={data.muted} onUnmute={endMute} />
          </>
        )}
      </div>
    </>
  );
}

interface SectionProps {
  readonly settings: NotificationSettings;
  readonly onChange: (change: NotificationSettingsChange) => void;
}

/** The one mail of a week: whether it comes, and its parts. */
function WeeklySection({ settings: { channels, mails, weeklyMail }, onChange }: SectionProps) {
  const parts = channels.filter(({ kind }) => weeklyKinds.kinds.includes(kind));
  return (
    <section aria-labelledby="weekly-mail">
      <h2 id="weekly-mail" className="text-reading font-semibold">
        Weekly email
      </h2>
      <div className={`${card} mt-3 divide-y divide-line`}>
        <div className="p-4">
          <SwitchField
            label="Your week, on Monday morning"
            hint={
              mails === 'weekly'
                ? 'One email with the parts below and what is still unread.'
                : 'One email with the parts below. A week without news has none.'
            }
            isOn={weeklyMail && mails !== 'off'}
            isDisabled={mails === 'off'}
            onChange={(isOn) => onChange({ weeklyMail: isOn })}
          />
        </div>
        <div>
          <KindsDisclosure
            name="Parts"
            about={parts.map(({ kind }) => kindLabel(kind)).join(', ')}
            channels={parts}
            onChange={onChange}
          />
        </div>
      </div>
    </section>
  );
}

function mailWords({ sendsMail, mailAddress }: NotificationSettings): string {
  if (!sendsMail) return 'No emails are sent: this installation has no mail server.';
  if (mailAddress === null) return 'No emails are sent: your address is not confirmed.';
  return `Emails go to ${mailAddress}.`;
}

function MailSection({ settings, onChange }: SectionProps) {
  const { mails, timeZone } = settings;
  const here = deviceZone();
  return (
    <section aria-labelledby="mails">
      <h2 id="mails" className="text-reading font-semibold">
        Email
      </h2>
      <div className={`${card} mt-3 flex flex-wrap items-center justify-between gap-4 p-4`}>
        <div className="min-w-0 basis-80 text-control text-ink-2">
          <p className="break-words">{mailWords(settings)}</p>
          {mails !== 'off' && (
            <p className="mt-1 flex flex-wrap items-center gap-2">
              Morning in {timeZone.replaceAll('_', ' ')}
              {timeZone !== here && (
                <Button size="small" onPress={() => onChange({ timeZone: here })}>
                  Use {here.replaceAll('_', ' ')}
                </Button>
              )}
            </p>
          )}
        </div>
        <SelectField
          label="Emails"
          isLabelHidden
          options={frequencies}
          value={mails}
          onChange={(choice) => onChange({ mails: choice })}
        />
      </div>
    </section>
  );
}

function SettingsSkeleton() {
  return (
    <Loading what="settings">
      <div className="skeleton h-5 w-24" />
      <div className={`${card} mt-3 h-16`} />
      <div className="skeleton mt-8 h-5 w-24" />
      <div className={`${card} mt-3 divide-y divide-line`}>
        <SkeletonRepeat count={5} className="flex h-14 items-center px-4">
          <div className="skeleton h-4 w-1/3" />
        </SkeletonRepeat>
      </div>
    </Loading>
  );
}
