/** Told what could not be kept, in words that fit before “was left out”. */
export type Lost = (what: string) => void;

/** A block of Markdown. Blocks stand a blank line apart. */
export interface Block {
  kind: 'paragraph' | 'heading' | 'list' | 'code' | 'quote' | 'table' | 'rule';
  text: string;
}

export interface Writing {
  /** How many “#” a heading gets. */
  level(tag: string): number;
  lost: Lost;
}

/** A rule separates; at an edge, or after another, there is nothing to separate. */
export function joined(blocks: readonly Block[]): string {
  return blocks
    .filter((block, at) => block.kind !== 'rule' || (at > 0 && blocks[at - 1]?.kind !== 'rule'))
    .filter((block, at, kept) => block.kind !== 'rule' || at < kept.length - 1)
    .map((block) => block.text)
    .join('\n\n');
}
