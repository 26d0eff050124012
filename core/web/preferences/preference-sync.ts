import { noPreferences, Preferences } from '#core/domain/preferences.ts';
import { messageOf } from '#core/domain/message-of.ts';
import { documents } from '#core/web/documents/documents.ts';
import { codeOf, Problem } from '#core/web/transport/problem.ts';
import { toast } from '#ui/toasts.ts';
import { preferences, type PreferenceChange } from './preference-store.ts';

const collection = 'usermetadata';

/** Told once to the server, which writes mails to people who are not here. */
function missingFacts({ locale, timeZone }: Preferences): PreferenceChange {
  const browser = Intl.DateTimeFormat().resolvedOptions();
  return {
    // `navigator.language` may be none that Intl knows: "en-US@posix" where the system names no other.
    ...(locale === null && { locale: browser.locale }),
    ...(timeZone === null && { timeZone: browser.timeZone }),
  };
}

const logFailure = (error: unknown): void => console.error('Locale not stored', codeOf(error));

/** Keeps the choices of this person in step with the server, until the returned function is called. */
export function syncPreferences(uid: string): () => void {
  let isOver = false;
  let isSending = false;
  /** Counts writes. */
  let writes = 0;
  let hasToldFacts = false;
  const isCurrent = () => !isOver && preferences.uid === uid;

  async function pull(): Promise<void> {
    const before = writes;
    const rows = await documents.query(collection);
    if (!isCurrent()) return;
    // It was read before what is stored now.
    if (before !== writes) return pull();
    const stored = rows && (rows[0] ? Preferences.parse(rows[0]) : noPreferences);
    preferences.receive(stored);
    if (stored === null || hasToldFacts) return;
    hasToldFacts = true;
    const facts = missingFacts(stored);
    // Nobody chose these: that they could not be stored is not told.
    if (Object.keys(facts).length > 0) await documents.create(collection, facts).catch(logFailure);
  }

  async function send(change: PreferenceChange): Promise<boolean> {
    try {
      await documents.create(collection, change);
      writes += 1;
      if (isCurrent()) preferences.confirm(change);
      return true;
    } catch (error) {
      const cause = error instanceof Problem ? error.cause : error;
      // Signed out: it stays on this device for the same person.
      if (!isCurrent() || (cause instanceof Problem && cause.status === 401)) return false;
      preferences.refuse(change);
      toast(messageOf(cause), 'bad');
      return true;
    }
  }

  async function push(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (isCurrent() && Object.keys(preferences.pending).length > 0) {
      if (!(await send(preferences.pending))) break;
    }
    isSending = false;
  }

  const forget = preferences.subscribe(() => void push());
  const stop = documents.watch(collection, () => void pull());
  void pull();
  void push();
  return () => {
    isOver = true;
    forget();
    stop();
  };
}
