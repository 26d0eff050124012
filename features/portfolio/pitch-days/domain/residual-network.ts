import { markedPairs, type AssignmentProblem } from './assignment-problem.ts';

const far = Number.MAX_SAFE_INTEGER;
const none = -1;

/** Open companies of each opportunity, the best first. */
function orderedColumns(rows: number, columns: number, cost: Int32Array, closed: Uint8Array) {
  return Array.from({ length: rows }, (_, row) => {
    const keys: number[] = [];
    for (let column = 0, at = row * columns; column < columns; column += 1, at += 1)
      if (closed[at] === 0) keys.push((cost[at] ?? 0) * columns + column);
    // Numbers in typed arrays are sorted without a call for each comparison.
    return Int32Array.from(Float64Array.from(keys).toSorted(), (key) => key % columns);
  });
}

/** Distances from one opportunity, and the way there. */
interface ShortestPaths {
  readonly distance: Float64Array;
  /** The opportunity before each, or the sink; `none` at the start. */
  readonly parent: Int32Array;
  readonly settled: Uint8Array;
}

/**
 * The residual network of a bipartite flow in which each pair meets at most once, reduced to its
 * opportunities and the sink, the last node: an edge between two opportunities is the best company
 * that the one can take from the other, the edge to the sink the best that has room, and the edge back
 * the dearest that can be given up. Potentials keep reduced costs from being negative, so that
 * Dijkstra's algorithm finds shortest paths (Edmonds and Karp, 1972). With fewer opportunities than
 * companies this is much smaller than the network of both.
 */
export class ResidualNetwork {
  /** 1: this pair meets. Pinned pairs are not of the network. */
  readonly flow: Uint8Array;
  readonly #rows: number;
  readonly #columns: number;
  readonly #cost: Int32Array;
  readonly #closed: Uint8Array;
  /** Sessions that a company has left to give. */
  readonly #room: Int32Array;
  readonly #held: number[][];
  readonly #ordered: readonly Int32Array[];
  /** Where the best company with room stands in `#ordered`. */
  readonly #next: Int32Array;
  /** By pair of nodes: what the edge costs, and by which company. */
  readonly #edge: Float64Array;
  readonly #edgeColumn: Int32Array;
  readonly #potential: Float64Array;

  constructor({ wanted, capacity, scores, forbidden, pinned }: AssignmentProblem) {
    const [rows, columns] = [wanted.length, capacity.length];
    [this.#rows, this.#columns] = [rows, columns];
    const best = scores.reduce((most, score) => Math.max(most, score), 0);
    this.#cost = scores.map((score) => best - score);
    this.#closed = forbidden.map((value, at) => (value === 1 || pinned[at] === 1 ? 1 : 0));
    this.flow = new Uint8Array(scores.length);
    this.#room = Int32Array.from(capacity);
    for (const { column } of markedPairs(pinned, columns))
      this.#room[column] = (this.#room[column] ?? 0) - 1;
    this.#held = wanted.map(() => []);
    this.#ordered = orderedColumns(rows, columns, this.#cost, this.#closed);
    this.#next = new Int32Array(rows);
    this.#edge = new Float64Array((rows + 1) ** 2).fill(far);
    this.#edgeColumn = new Int32Array((rows + 1) ** 2).fill(none);
    this.#potential = new Float64Array(rows + 1);
    for (let row = 0; row < rows; row += 1) this.#updateRoomEdge(row);
  }

  allows(row: number, column: number): boolean {
    return this.#closed[row * this.#columns + column] === 0;
  }

  #costOf(row: number, column: number): number {
    return this.#cost[row * this.#columns + column] ?? 0;
  }

  #canTake(row: number, column: number): boolean {
    const at = row * this.#columns + column;
    return this.#closed[at] === 0 && this.flow[at] === 0;
  }

  #setEdge(from: number, to: number, cost: number, column: number): void {
    const at = from * (this.#rows + 1) + to;
    this.#edge[at] = cost;
    this.#edgeColumn[at] = column;
  }

  /** The best company with room that an opportunity has not. */
  #updateRoomEdge(row: number): void {
    const ordered = this.#ordered[row] ?? new Int32Array();
    let at = this.#next[row] ?? 0;
    for (; at < ordered.length; at += 1) {
      const column = ordered[at] ?? none;
      if ((this.#room[column] ?? 0) > 0 && this.#canTake(row, column)) break;
    }
    this.#next[row] = at;
    const column = ordered[at] ?? none;
    this.#setEdge(row, this.#rows, column === none ? far : this.#costOf(row, column), column);
  }

  /** The best company of `owner` for `taker`. */
  #updateEdge(taker: number, owner: number): void {
    let [best, by] = [far, none];
    for (const column of this.#held[owner] ?? []) {
      if (!this.#canTake(taker, column)) continue;
      const cost = this.#costOf(taker, column) - this.#costOf(owner, column);
      if (cost < best) [best, by] = [cost, column];
    }
    this.#setEdge(taker, owner, best, by);
  }

  /** The dearest company that an opportunity can give back. */
  #updateGivenBack(row: number): void {
    let [best, by] = [far, none];
    for (const column of this.#held[row] ?? []) {
      const cost = -this.#costOf(row, column);
      if (cost < best) [best, by] = [cost, column];
    }
    this.#setEdge(this.#rows, row, best, by);
  }

  #gain(row: number, column: number): void {
    const { flow } = this;
    flow[row * this.#columns + column] = 1;
    this.#held[row]?.push(column);
    const own = this.#costOf(row, column);
    for (let other = 0; other < this.#rows; other += 1) {
      if (other === row) continue;
      if (flow[other * this.#columns + column] === 1) this.#updateEdge(row, other);
      else if (this.#canTake(other, column)) {
        const cost = this.#costOf(other, column) - own;
        const least = this.#edge[other * (this.#rows + 1) + row] ?? far;
        if (cost < least) this.#setEdge(other, row, cost, column);
      }
    }
    this.#updateGivenBack(row);
  }

  #lose(row: number, column: number): void {
    const { flow } = this;
    flow[row * this.#columns + column] = 0;
    this.#held[row] = (this.#held[row] ?? []).filter((other) => other !== column);
    for (let other = 0; other < this.#rows; other += 1) {
      if (other === row) continue;
      if (this.#edgeColumn[other * (this.#rows + 1) + row] === column) this.#updateEdge(other, row);
      if (flow[other * this.#columns + column] === 1) this.#updateEdge(row, other);
    }
    this.#updateGivenBack(row);
    // It may be the best one with room again.
    this.#next[row] = 0;
  }

  /** Gives one more company to an opportunity at the least cost; else the opportunities that compete. */
  augment(row: number): readonly number[] | null {
    const sink = this.#rows;
    const { distance, parent, settled } = this.#search(row, { isToSink: true });
    const least = distance[sink] ?? far;
    if (least === far)
      return Array.from({ length: this.#rows }, (_, at) => at).filter((at) => settled[at] === 1);
    for (let node = 0; node <= sink; node += 1)
      this.#potential[node] = (this.#potential[node] ?? 0) + Math.min(distance[node] ?? far, least);
    const changed: { taker: number; owner: number; column: number }[] = [];
    for (let owner = sink; owner !== row; owner = changed.at(-1)?.taker ?? row) {
      const taker = parent[owner] ?? none;
      const column = this.#edgeColumn[taker * (sink + 1) + owner] ?? none;
      changed.push({ taker, owner, column });
    }
    for (const { owner, column } of changed) if (owner !== sink) this.#lose(owner, column);
    for (const { taker, column } of changed) this.#gain(taker, column);
    const filled = changed[0]?.column ?? none;
    this.#room[filled] = (this.#room[filled] ?? 0) - 1;
    const takers = new Set(changed.map(({ taker }) => taker));
    for (let other = 0; other < sink; other += 1) {
      const isGone = this.#edgeColumn[other * (sink + 1) + sink] === filled;
      if (isGone || takers.has(other)) this.#updateRoomEdge(other);
    }
    return null;
  }

  /** How to give an opportunity another company than each of those that it has, at the least loss. */
  alternatives(row: number): { column: number; instead: number; loss: number; others: number }[] {
    const held = this.#held[row] ?? [];
    if (held.length === 0) return [];
    const { distance, parent } = this.#search(row, { isToSink: false });
    const costTo = (node: number): number => {
      const reduced = distance[node] ?? far;
      if (reduced === far) return far;
      return reduced - (this.#potential[row] ?? 0) + (this.#potential[node] ?? 0);
    };
    return held.flatMap((column) => {
      // Somebody gives back another one, or somebody else takes this one.
      let [best, last] = [costTo(this.#rows), this.#rows];
      for (let other = 0; other < this.#rows; other += 1) {
        const cost = other === row || !this.#canTake(other, column) ? far : costTo(other);
        const whole = cost === far ? far : cost + this.#costOf(other, column);
        if (whole < best) [best, last] = [whole, other];
      }
      if (best === far) return [];
      const loss = best - this.#costOf(row, column);
      return [{ column, loss, ...this.#firstStep(parent, row, last) }];
    });
  }

  /** The first company on the way from an opportunity, and how many other opportunities it passes. */
  #firstStep(parent: Int32Array, row: number, last: number): { instead: number; others: number } {
    let [node, others] = [last, 0];
    for (;;) {
      if (node !== this.#rows) others += 1;
      const before = parent[node] ?? none;
      if (before === row) {
        return { instead: this.#edgeColumn[row * (this.#rows + 1) + node] ?? none, others };
      }
      node = before;
    }
  }

  /** Dijkstra's algorithm; to the sink it ends there (Jonker and Volgenant, 1987). */
  #search(from: number, { isToSink }: { readonly isToSink: boolean }): ShortestPaths {
    const sink = this.#rows;
    const [edge, potential] = [this.#edge, this.#potential];
    const distance = new Float64Array(sink + 1).fill(far);
    const parent = new Int32Array(sink + 1).fill(none);
    const settled = new Uint8Array(sink + 1);
    distance[from] = 0;
    for (;;) {
      let node = none;
      let least = far;
      // The sink first: of equal ways the shortest.
      for (let at = sink; at >= 0; at -= 1) {
        const own = distance[at] ?? far;
        if (settled[at] === 0 && own < least) {
          node = at;
          least = own;
        }
      }
      if (node === none || (isToSink && node === sink)) break;
      settled[node] = 1;
      const base = least + (potential[node] ?? 0);
      for (let to = 0, at = node * (sink + 1); to <= sink; to += 1, at += 1) {
        const cost = edge[at] ?? far;
        const next = base + cost - (potential[to] ?? 0);
        if (cost < far && next < (distance[to] ?? far)) {
          distance[to] = next;
          parent[to] = node;
        }
      }
    }
    return { distance, parent, settled };
  }
}
