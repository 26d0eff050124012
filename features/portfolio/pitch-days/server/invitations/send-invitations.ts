import { eq } from 'drizzle-orm';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { viewerName } from '#core/server/authorization/viewer.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Settings } from '#core/server/settings.ts';
import { newId } from '#core/server/tables/columns.ts';
import { queueMail } from '#features/people/mails/server/shared/mail-outbox.ts';
import { pitchDayEvents as events } from '#features/portfolio/pitch-days/domain/events.ts';
import {
  agendaLines,
  dayMail,
  type DayMail,
} from '#features/portfolio/pitch-days/domain/invitations/invitation-mail.ts';
import {
  needsSending,
  type InvitationSending,
} from '#features/portfolio/pitch-days/domain/invitations/invitation.ts';
import { pitchDayRefusals } from '#features/portfolio/pitch-days/domain/refusals.ts';
import type { LockedDay } from '#features/portfolio/pitch-days/server/load-day.ts';
import { loadPlan } from '#features/portfolio/pitch-days/server/load-plan.ts';
import { pitchDayInvitations } from '#features/portfolio/pitch-days/server/tables.ts';
import { keyOf, plannedInvitations, type PlannedInvitation } from './day-invitations.ts';
import { writeInvitation } from './write-invitation.ts';

interface Sending {
  readonly id: string;
  readonly sequence: number;
  readonly recipient: string;
  readonly items: PlannedInvitation['shown']['items'];
  readonly kind: DayMail['kind'];
}

/**
 * Sends what is new or has changed. The caller holds the lock of the day, so that two who send at once
 * do so once. Returns how many mails were queued.
 */
export async function sendInvitations(
  db: Queryable,
  { day, granted: { viewer, userId } }: LockedDay,
  { version, recipients, message }: InvitationSending,
  settings: Pick<Settings, 'mail' | 'publicUrl'>,
): Promise<number> {
  const plan = await loadPlan(db, viewer, day.id);
  if (plan.opportunities.some(({ isVisible }) => !isVisible))
    throw refused(pitchDayRefusals['pitchDay.hidden']);
  if (version !== day.version) throw new Refused(refusals.stale, refusalText(refusals.stale));
  const planned = new Map((await plannedInvitations(db, day, plan)).map((one) => [one.key, one]));
  const { hostname } = new URL(settings.publicUrl);
  const organiser = {
    name: viewerName(viewer),
    email: settings.mail?.from.address ?? `no-reply@${hostname}`,
  };

  function queue(name: string, { id, sequence, recipient, items, kind }: Sending): Promise<string> {
    const { name: dayName, date, timeZone, place, corporationName: corporation } = day;
    const sender = organiser.name;
    const mail = { kind, name, day: dayName, date, timeZone, place, items, message, sender };
    const calendar = writeInvitation({
      uid: `${id}@${hostname}`,
      sequence,
      isCancelled: kind === 'cancellation',
      title: `${corporation}: ${dayName}`,
      description: agendaLines({ items, timeZone }),
      place,
      items,
      organiser,
      attendee: { name, email: recipient },
    });
    const text = dayMail({ ...mail, corporation });
    return queueMail(db, { kind: 'invitation', recipient, calendar, ...text });
  }

  async function sendOne({ stored, agenda, shown }: PlannedInvitation, typed: string | undefined) {
    const recipient = typed ?? shown.recipient ?? '';
    const moved = stored !== null && stored.agenda !== null && stored.recipient !== recipient;
    if (!needsSending(shown) && !(agenda !== null && moved)) return null;
    const id = stored?.id ?? newId();
    const sequence = stored === null ? 0 : stored.sequence + 1;
    const of = { id, sequence, recipient };
    // Who was invited at another address is no longer expected there.
    if (agenda !== null && moved) {
      const { items = [] } = stored.agenda ?? {};
      await queue(shown.name, { ...of, recipient: stored.recipient, items, kind: 'cancellation' });
    }
    const isFirst = stored === null || stored.agenda === null || moved;
    const mailId = await queue(shown.name, {
      ...of,
      // A calendar keeps the event of the greater sequence.
      sequence: moved ? sequence + 1 : sequence,
      items: shown.items,
      kind: agenda === null ? 'cancellation' : isFirst ? 'invitation' : 'update',
    });
    const { companyId, userId: invitedId } = shown;
    const row = {
      recipient: agenda === null ? (stored?.recipient ?? recipient) : recipient,
      agenda,
      sequence: moved ? sequence + 1 : sequence,
      sentBy: userId,
      sentAt: new Date().toISOString(),
      mailId,
    };
    if (stored === null) {
      await db
        .insert(pitchDayInvitations)
        .values({ id, pitchDayId: day.id, companyId, userId: invitedId, ...row });
    } else {
      await db.update(pitchDayInvitations).set(row).where(eq(pitchDayInvitations.id, id));
    }
    return agenda === null ? 'cancelled' : 'invited';
  }

  const outcomes: ('cancelled' | 'invited')[] = [];
  const distinct = new Map(recipients.map((one) => [keyOf(one), one]));
  for (const [key, one] of distinct) {
    const invitation = planned.get(key);
    if (!invitation) throw refused(pitchDayRefusals['pitchDay.notInvited']);
    const outcome = await sendOne(invitation, 'recipient' in one ? one.recipient : undefined);
    if (outcome !== null) outcomes.push(outcome);
  }
  const cancelled = outcomes.filter((one) => one === 'cancelled').length;
  if (outcomes.length > 0) {
    await emit(db, events['pitchDay.invitationsSent'], {
      pitchDayId: day.id,
      actorId: userId,
      name: day.name,
      invited: outcomes.length - cancelled,
      cancelled,
    });
  }
  return outcomes.length;
}
