import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { day, demoStep, type FillContext } from '#core/server/demo/fill-context.ts';
import { newId } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { invitationMail } from '#features/people/identity/domain/account-mails.ts';
import { mailLimits } from '#features/people/mails/domain/limits.ts';
import { mails } from '#features/people/mails/server/tables.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { receiptMail } from '#features/cases/public-pages/domain/receipt-mail.ts';
import { caseWorkDemo } from '#features/cases/submissions/demo/fill-case-work.ts';
import { submissionMails } from '#features/cases/submissions/server/mail-tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { invitedPeople } from '#features/people/users/demo/invited-people.ts';

type NewMail = typeof mails.$inferInsert;
type Receipt = NewMail & { readonly id: string; readonly submissionId: string };

const receiptsMost = 24;
/** A mail server takes a mail within seconds. */
const seconds = 4;
const later = (moment: string) => new Date(Date.parse(moment) + seconds * 1000).toISOString();

/** What mail servers answer. By place in the list; all others were accepted. */
const problems: ReadonlyMap<number, string> = new Map([
  [2, '550 5.1.1 The address does not exist.'],
  [9, '552 5.2.2 The mailbox is full.'],
]);

/** Of the newest submissions, sent to who submitted them. */
async function receipts({ db, publicUrl }: FillContext): Promise<Receipt[]> {
  const rows = await db
    .select({
      id: submissions.id,
      title: submissions.title,
      createdAt: submissions.createdAt,
      contactName: submissions.contactName,
      contactEmail: submissions.contactEmail,
      opportunityName: opportunities.name,
      corporationName: corporations.name,
    })
    .from(submissions)
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
    .where(and(isNotNull(submissions.contactEmail), eq(submissions.isActive, true)))
    .orderBy(desc(submissions.createdAt), submissions.id)
    .limit(receiptsMost);
  return rows.map(({ id, contactName, contactEmail, createdAt, ...about }, nth) => {
    const problem = problems.get(nth) ?? null;
    return {
      id: newId(),
      kind: 'receipt',
      recipient: contactEmail ?? '',
      submissionId: id,
      createdAt,
      problem,
      ...receiptMail({
        ...about,
        contactName: contactName ?? '',
        answerBy: null,
        followUp: publicUrl,
        timeZone: 'UTC',
      }),
      attempts: problem === null ? 1 : mailLimits.mailAttemptsMost,
      sentAt: problem === null ? later(createdAt) : null,
    };
  });
}

const invitations = ({ now, publicUrl }: FillContext): NewMail[] =>
  invitedPeople.map(({ email, firstName, days }) => {
    const createdAt = new Date(now.getTime() - days * day).toISOString();
    return {
      kind: 'account',
      recipient: email,
      createdAt,
      sentAt: later(createdAt),
      attempts: 1,
      ...invitationMail({
        productName: 'Outrider',
        firstName,
        link: publicUrl,
        invitedBy: null,
        setsPassword: true,
      }),
    };
  });

/** Mails that went out, some that came back; none that waits, since it would be sent. */
async function fillMails(context: FillContext): Promise<void> {
  const sent = await receipts(context);
  await context.db.insert(mails).values([...sent, ...invitations(context)]);
  const about = sent.map(({ id: mailId, submissionId }) => ({ mailId, submissionId }));
  await context.db.insert(submissionMails).values(about);
}

export const mailsDemo = demoStep([caseWorkDemo], fillMails);
