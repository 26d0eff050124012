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
  /** A calendar file of one event (RFC 5545), with its method. Null: none. */
  readonly calendar: string | null;
  /** Where one click ends mails of its kind (RFC 8058). Null: it is not one of a series. */
  readonly unsubscribe: string | null;
}

/** Why a mail was not accepted. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';
  /**
   * Scope of the failure: all mails for now, this one for now, or this one permanently. `unknown`: it was
   * handed over, and may have arrived.
   */
  readonly reach: 'no email' | 'not now' | 'never' | 'unknown';

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
  if (!ofTheMail.has(code)) return new MailNotSent(message, 'no email');
  return new MailNotSent(message, responseCode >= 500 || responseCode === 0 ? 'never' : 'not now');
}

const connectMs = 10_000;
/** Exactly one address: guards against injection by stored values. */
const oneAddress = /^[^\s<>(),;:"[\]@\\]+@[^\s<>(),;:"[\]@\\]+$/u;
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** RFC 8058: mail programs may end a series by a POST, without opening a page. */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${address}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** RFC 6047: the method of the part is that of the file. */
const calendarPart = (content: string) => ({
  method: /^METHOD:(\w+)/mu.exec(content)?.[1] ?? 'PUBLISH',
  filename: 'invitation.ics',
  content,
});

/** An attempt to send a mail, which is given up when the server takes too long. */
class Attempt {
  #stage: 'opening' | 'handed over' | 'ended' = 'opening';
  #timer: NodeJS.Timeout;
  readonly #answerMs: number;
  readonly #giveUp: () => void;
  /** Rejects when it is given up. */
  readonly tooLate: Promise<never>;

  constructor({ openMs, answerMs }: Pick<SmtpOptions, 'openMs' | 'answerMs'>) {
    const { promise, reject } = Promise.withResolvers<never>();
    this.tooLate = promise;
    this.#answerMs = answerMs;
    this.#giveUp = () => reject(new Error('The mail server took too long.'));
    this.#timer = setTimeout(this.#giveUp, openMs);
  }

  get isHandedOver(): boolean {
    return this.#stage === 'handed over';
  }

  /** The server has agreed to take the mail, and may from now on. False: it must not be sent any more. */
  handOver(): boolean {
    if (this.#stage === 'ended') return false;
    this.#stage = 'handed over';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#giveUp, this.#answerMs);
    return true;
  }

  end(): void {
    this.#stage = 'ended';
    clearTimeout(this.#timer);
  }
}

/** Tells an attempt when its mail begins to be handed over. */
function watchHandover(smtp: Transporter, attemptOf: (id: string) => Attempt | undefined): void {
  smtp.use('stream', ({ message, data }, done) => {
    const attempt = attemptOf(String(data.messageId));
    const create = message.createReadStream.bind(message);
    message.createReadStream = (...options) => {
      const stream = create(...options);
      const pipe = stream.pipe.bind(stream);
      stream.pipe = (target, settings) =>
        attempt?.handOver() === true ? pipe(target, settings) : target;
      return stream;
    };
    done();
  });
}

interface SmtpOptions {
  readonly url: string;
  readonly from: { readonly name: string; readonly address: string };
  /** How long the server may take until a mail is handed over, and then to say whether it took it. */
  readonly openMs: number;
  readonly answerMs: number;
}

/** Opens a mail transport over SMTP. */
export function openSmtp({ url, from, openMs, answerMs }: SmtpOptions): MailTransport {
  const underWay = new Map<string, Attempt>();
  let smtp: Transporter | undefined;
  const connect = async (): Promise<Transporter> => {
    const { createTransport } = await import('nodemailer');
    if (smtp !== undefined) return smtp;
    smtp = createTransport({
      url,
      // Kept open for many mails: connecting takes several times as long as a mail. What it was sending
      // as it broke goes back to the outbox.
      pool: true,
      maxRequeues: 0,
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: openMs + answerMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    watchHandover(smtp, (id) => underWay.get(id));
    return smtp;
  };
  const [, host = 'localhost'] = from.address.split('@');

  async function deliver(outgoing: OutgoingMail, messageId: string): Promise<void> {
    const { recipient, subject, body, html, calendar, unsubscribe } = outgoing;
    const connected = await connect();
    await connected.sendMail({
      from,
      to: { name: '', address: recipient },
      subject: oneLine(subject),
      text: body,
      ...(html !== null && { html }),
      ...(calendar !== null && { icalEvent: calendarPart(calendar) }),
      messageId,
      headers: {
        'auto-submitted': 'auto-generated',
        ...(unsubscribe !== null && unsubscribeHeaders(unsubscribe)),
      },
    });
  }

  return {
    async send(outgoing) {
      if (!oneAddress.test(outgoing.recipient)) {
        throw new MailNotSent('This is not an email address.', 'never');
      }
      const messageId = `<${outgoing.id}@${host}>`;
      const attempt = new Attempt({ openMs, answerMs });
      underWay.set(messageId, attempt);
      try {
        await Promise.race([deliver(outgoing, messageId), attempt.tooLate]);
      } catch (error) {
        const { message, responseCode = 0 } = error as SmtpError;
        if (attempt.isHandedOver && responseCode === 0) throw new MailNotSent(message, 'unknown');
        throw notSent(error as SmtpError);
      } finally {
        attempt.end();
        underWay.delete(messageId);
      }
    },
    close: () => smtp?.close(),
  };
}
