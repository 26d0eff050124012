import { featuresService, serverFeature } from '#core/server/feature.ts';
import { systemPartsService } from '#core/server/system-parts.ts';
import { mailsDemo } from '#features/people/mails/demo/fill-mails.ts';
import { mails as domain } from './feature.domain.ts';
import { openSmtp } from '#core/platform/mail/open-smtp.ts';
import { mailHandlers } from '#features/people/mails/server/handlers.ts';
import { mailLimits } from '#features/people/mails/domain/limits.ts';
import { mailPart } from '#features/people/mails/server/mail-part.ts';
import { removeOldTexts } from '#features/people/mails/server/old-texts.ts';
import { openMailSender } from '#features/people/mails/server/mail-sender.ts';

export const mails = serverFeature(domain, {
  provide: ({ settings, database, services }) => {
    services.get(systemPartsService).add(mailPart(database.db, settings.mail !== null));
  },
  handlers: ({ services }) => ({
    mails: mailHandlers(
      services.get(featuresService).flatMap(({ mailCopied }) => mailCopied ?? []),
    ),
  }),
  start: (app, { settings, database, log }) => {
    if (settings.mail === null) {
      // Administration lists the stored mails.
      log.info('SMTP_URL is not set: emails are kept, and not sent.');
      return;
    }
    const { mailSendMs: openMs, mailAnswerMs: answerMs } = mailLimits;
    const sender = openMailSender(database, openSmtp({ ...settings.mail, openMs, answerMs }), log);
    app.addHook('onClose', () => sender.close());
  },
  sweep: ({ database, settings }) => removeOldTexts(database.db, settings.mailTextDays),
  demo: [mailsDemo],
});
