import { serverFeature } from '#core/server/feature.ts';
import { mails as domain } from './feature.domain.ts';
import { openSmtp } from '#core/platform/mail/open-smtp.ts';
import { openMailSender } from '#features/mails/server/mail-sender.ts';

export const mails = serverFeature(domain, {
  handlers: () => ({}),
  start: (app, { settings, database, log }) => {
    if (settings.mail === null) {
      // Administration lists the stored mails.
      log.info('SMTP_URL is not set: mails are kept, and not sent.');
      return;
    }
    const sender = openMailSender(database, openSmtp(settings.mail), log);
    app.addHook('onClose', () => sender.close());
  },
});
