import { describe, expect, it } from 'vitest';
import { chunksOf, type Module } from './web-chunks.ts';

interface Source {
  readonly imports?: readonly string[];
  readonly later?: readonly string[];
  readonly bytes?: number;
}

const largeBytes = 1_000_000;

/** A graph of modules with an entry that loads these screens, and a frame around all but the sign-in. */
function chunksIn(modules: Readonly<Record<string, Source>>): Map<string, string> {
  const at: Readonly<Record<string, Source>> = {
    main: { later: Object.keys(modules).filter((id) => /Screen|AppShell|Bell/u.test(id)) },
    ...modules,
  };
  const find = (id: string): Module | null => {
    const entry = at[id];
    if (!entry) return null;
    return {
      code: 'x'.repeat(entry.bytes ?? (id.startsWith('/') ? largeBytes : 100)),
      importedIds: entry.imports ?? [],
      dynamicallyImportedIds: entry.later ?? [],
    };
  };
  return chunksOf('main', find);
}

const frame = '/core/web/shell/AppShell.tsx';
const [one, two, three] = ['/OneScreen.tsx', '/TwoScreen.tsx', '/ThreeScreen.tsx'];
const signIn = '/SignInScreen.tsx';

describe('the files of screens', () => {
  it('puts what only one screen uses into its file', () => {
    const chunks = chunksIn({ [one]: { imports: ['list'] }, [two]: {}, list: {} });
    expect(chunks.get('list')).toBe(chunks.get(one));
    expect(chunks.get('list')).not.toBe(chunks.get(two));
  });

  it('puts a small module of two screens into what three load, and leaves a large one', () => {
    const chunks = chunksIn({
      [one]: { imports: ['small', 'all'] },
      [two]: { imports: ['small', 'large', 'all'] },
      [three]: { imports: ['large', 'all'] },
      small: {},
      large: { bytes: largeBytes },
      all: {},
    });
    expect(chunks.get('small')).toBe(chunks.get('all'));
    expect(chunks.get('large')).not.toBe(chunks.get('all'));
  });

  it('leaves a screen apart from what it shares with another, however small it is', () => {
    const chunks = chunksIn({
      [one]: { imports: ['all'], bytes: 100 },
      [two]: { imports: ['all'] },
      all: {},
    });
    expect(chunks.get(one)).not.toBe(chunks.get('all'));
  });

  it('merges nothing that would make a screen load what it does not use', () => {
    const both = ['small', 'all'];
    const chunks = chunksIn({
      [one]: { imports: both },
      [two]: { imports: both },
      [three]: { imports: ['all'] },
      small: { imports: ['large'] },
      large: { bytes: largeBytes },
      all: {},
    });
    expect(chunks.get('small')).not.toBe(chunks.get('all'));
    expect(chunks.get('small')).toBe(chunks.get('large'));
  });

  it('keeps what the sign-in loads later apart from the screens behind it', () => {
    const chunks = chunksIn({
      [frame]: {},
      [one]: { imports: ['key'] },
      [two]: {},
      [signIn]: { later: ['passkey'] },
      passkey: { imports: ['key'] },
      key: {},
    });
    expect(chunks.get('key')).not.toBe(chunks.get(one));
    expect(chunks.has('passkey')).toBe(false);
  });

  it('keeps what the frame loads on every screen apart from what is large', () => {
    const chunks = chunksIn({
      [frame]: {},
      [one]: { imports: ['small', 'large'] },
      [two]: { imports: ['small', 'large'] },
      [three]: {},
      'Bell.tsx': { imports: ['small'] },
      small: {},
      large: { bytes: largeBytes },
    });
    expect(chunks.get('small')).not.toBe(chunks.get('large'));
  });

  it('gives the frame a file of its own, which the sign-in does not load', () => {
    const chunks = chunksIn({
      [frame]: { imports: ['menu', 'button'] },
      [one]: {},
      [two]: {},
      [signIn]: { imports: ['button'] },
      menu: {},
      button: { bytes: 10_000 },
    });
    expect(chunks.get(frame)).toBe('frame');
    expect(chunks.get('menu')).toBe('frame');
    expect(chunks.get('button')).not.toBe('frame');
    expect(chunks.has('main')).toBe(false);
  });
});
