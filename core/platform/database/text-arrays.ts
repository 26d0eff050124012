import pg from 'pg';

/** Of `text[]` and `uuid[]`. */
const typeIds = [1009, 2951];
const notPlain = /["\\]|NULL|.\{/iu;

/**
 * PostgreSQL's `{a,b}` as a list. The library goes through it letter by letter, which takes longer for
 * some thousand ids than reading them from the disk; where nothing is quoted, a split says the same.
 */
export function registerTextArrayParser(): void {
  for (const typeId of typeIds) {
    const thorough: (written: string) => unknown = pg.types.getTypeParser(typeId);
    pg.types.setTypeParser(typeId, (written: string): unknown => {
      if (notPlain.test(written)) return thorough(written);
      return written === '{}' ? [] : written.slice(1, -1).split(',');
    });
  }
}
