import type { Transporter } from 'nodemailer';

/** A mail as it goes out: plain text, to one person. */
export interface OutgoingMail {
  /** Ours; the same one sent twice can be seen to be the same. */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Why a mail was not taken. */
export class MailNotSent extends Error {
  override readonly name = 'NotSent';
  /** Whose fault it is: no mail gets through now, this one not now, or this one never. */
  readonly reach: 'no mail' | 'not now' | 'never';

  constructor(message: string, reach: MailNotSent['reach']) {
    super(message);
    this.reach = reach;
  }
}

export interface MailTransport {
  /** @throws NotSent */
  send(letter: OutgoingMail): Promise<void>;
  close(): void;
}

interface SmtpError {
  readonly message: string;
  readonly code?: string;
  readonly responseCode?: number;
}

/** Of a mail itself, as opposed to the way to the server and being let in there. */
const ofTheMail = new Set(['EENVELOPE', 'EMESSAGE']);

function notSent({ message, code = '', responseCode = 0 }: SmtpError): MailNotSent {
  if (!ofTheMail.has(code)) return new MailNotSent(message, 'no mail');
  return new MailNotSent(message, responseCode >= 500 || responseCode === 0 ? 'never' : 'not now');
}

const patienceMs = 10_000;
/** One address and nothing else, whatever stands in the database. */
const oneAddress = /^[^\s<>(),;:"[\]@\\]+@[^\s<>(),;:"[\]@\\]+$/u;
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Sends by the SMTP server at an address. */
export function openSmtp(options: {
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
}): MailTransport {
  const { url, from } = options;
  let smtp: Transporter | undefined;
  const connect = async () => {
    const { createTransport } = await import('nodemailer');
    smtp ??= createTransport({
      url,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return smtp;
  };
  const [, host = 'localhost'] = from.address.split('@');
  return {
    async send({ id, recipient, subject, body }) {
      if (!oneAddress.test(recipient)) throw new MailNotSent('This is no e-mail address.', 'never');
      try {
        const connected = await connect();
        await connected.sendMail({
          from,
          to: { name: '', address: recipient },
          subject: oneLine(subject),
          text: body,
          messageId: `<${id}@${host}>`,
          headers: { 'auto-submitted': 'auto-generated' },
        });
      } catch (error) {
        throw notSent(error as SmtpError);
      }
    },
    close: () => smtp?.close(),
  };
}
