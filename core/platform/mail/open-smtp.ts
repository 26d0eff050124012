import type { Transporter } from 'nodemailer';

/** An outgoing mail to one person. */
export interface OutgoingMail {
  /** Our Message-ID, so that a mail sent twice can be recognised. */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** The same as HTML. Null: there is only text. */
  readonly html: string | null;
  /** Where one click ends mails of its kind (RFC 8058). Null: it is not one of a series. */
  readonly unsubscribe: string | null;
}

/** Why a mail was not accepted. */
export class MailNotSent extends Error {
  override readonly name = 'NotSent';
  /** Scope of the failure: all mails for now, this one for now, or this one permanently. */
  readonly reach: 'no mail' | 'not now' | 'never';

  constructor(message: string, reach: MailNotSent['reach']) {
    super(message);
    this.reach = reach;
  }
}

export interface MailTransport {
  /** @throws MailNotSent */
  send(outgoing: OutgoingMail): Promise<void>;
  close(): void;
}

interface SmtpError {
  readonly message: string;
  readonly code?: string;
  readonly responseCode?: number;
}

/** Error codes of the mail itself, not of the connection or the login. */
const ofTheMail = new Set(['EENVELOPE', 'EMESSAGE']);

function notSent({ message, code = '', responseCode = 0 }: SmtpError): MailNotSent {
  if (!ofTheMail.has(code)) return new MailNotSent(message, 'no mail');
  return new MailNotSent(message, responseCode >= 500 || responseCode === 0 ? 'never' : 'not now');
}

const timeoutMs = 10_000;
/** Exactly one address: guards against injection by stored values. */
const oneAddress = /^[^\s<>(),;:"[\]@\\]+@[^\s<>(),;:"[\]@\\]+$/u;
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** RFC 8058: mail programs may end a series by a POST, without opening a page. */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${address}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Opens a mail transport over SMTP. */
export function openSmtp(options: {
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
}): MailTransport {
  const { url, from } = options;
  let smtp: Pick<Transporter, 'sendMail' | 'close'> | undefined;
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    smtp ??= createTransport({
      url,
      // One connection for many mails: opening it takes several times as long as a mail. What it was
      // sending as it broke goes back to the outbox.
      ...{ pool: true, maxConnections: 1, maxRequeues: 0 },
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return smtp;
  };
  const [, host = 'localhost'] = from.address.split('@');
  return {
    async send({ id, recipient, subject, body, html, unsubscribe }) {
      if (!oneAddress.test(recipient)) throw new MailNotSent('This is no e-mail address.', 'never');
      try {
        const connected = await connect();
        await connected.sendMail({
          from,
          to: { name: '', address: recipient },
          subject: oneLine(subject),
          text: body,
          ...(html !== null && { html }),
          messageId: `<${id}@${host}>`,
          headers: {
            'auto-submitted': 'auto-generated',
            ...(unsubscribe !== null && unsubscribeHeaders(unsubscribe)),
          },
        });
      } catch (error) {
        throw notSent(error as SmtpError);
      }
    },
    close: () => smtp?.close(),
  };
}
