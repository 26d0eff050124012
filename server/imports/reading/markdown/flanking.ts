import { type Run, sharedStyle } from './runs.ts';

const startsWithWord = /^[^\s\p{P}\p{S}]/u;
const endsWithWord = /[^\s\p{P}\p{S}]$/u;

// Beyond the first plane, symbols such as emoji are words to some readers and signs to others.
const mayStartWithWord = /^[^\s\p{P}\p{S}]|^[\u{10000}-\u{10FFFF}]/u;
const mayEndWithWord = /[^\s\p{P}\p{S}]$|[\u{10000}-\u{10FFFF}]$/u;

/** Punctuation that says as much outside the emphasis as inside. */
const leaving = { end: /^(.*[^\s\p{P}\p{S}])([.,:;!?…]+)$/su, start: /^([(“‘]+)(.*)$/su };

const entity = (character: string) => `&#${character.codePointAt(0)};`;

/**
 * CommonMark begins and ends emphasis only where words do: “**Note:**this” would show its stars.
 * The punctuation moves out of the emphasis; where that does not help, the letter in the way is
 * written as an entity.
 */
export function unstuck(runs: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const original of runs) {
    const run = { ...original };
    const last = out.at(-1);
    if (last !== undefined) {
      const kept = sharedStyle(last.style, run.style).length;
      if (last.style.length > kept && run.style.length === kept)
        out.push(...afterClosing(last, run, kept));
      else if (run.style.length > kept && last.style.length === kept)
        out.push(...beforeOpening(last, run, kept));
    }
    out.push(run);
  }
  return out.filter((run) => run.kind === 'break' || run.text !== '');
}

/** Mends `inner` and `outer` in place; what it answers belongs between them. */
function afterClosing(inner: Run, outer: Run, kept: number): Run[] {
  if (outer.kind !== 'text' || !mayStartWithWord.test(outer.text)) return [];
  if (isPlain(inner, kept)) {
    if (endsWithWord.test(inner.text)) return [];
    const [, word, punctuation] = leaving.end.exec(inner.text) ?? [];
    if (word !== undefined && punctuation !== undefined) {
      inner.text = word;
      outer.text = punctuation + outer.text;
      return [];
    }
  }
  const [letter = '', ...rest] = outer.text;
  outer.text = rest.join('');
  return [{ kind: 'ready', text: entity(letter), style: outer.style }];
}

function beforeOpening(outer: Run, inner: Run, kept: number): Run[] {
  if (outer.kind !== 'text' || !mayEndWithWord.test(outer.text)) return [];
  if (isPlain(inner, kept)) {
    if (startsWithWord.test(inner.text)) return [];
    const [, punctuation, word] = leaving.start.exec(inner.text) ?? [];
    if (word !== undefined && punctuation !== undefined && startsWithWord.test(word)) {
      inner.text = word;
      outer.text += punctuation;
      return [];
    }
  }
  const letter = [...outer.text].at(-1) ?? '';
  outer.text = outer.text.slice(0, outer.text.length - letter.length);
  return [{ kind: 'ready', text: entity(letter), style: outer.style }];
}

/** Whether only one delimiter turns here, and one that may stand inside a word. */
const isPlain = (inner: Run, kept: number) =>
  inner.kind === 'text' && inner.style.length === kept + 1 && inner.style[kept] !== '_';
