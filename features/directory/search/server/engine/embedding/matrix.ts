/** Small dense linear algebra, row-major. */

/** Orthonormalises columns, keeping their span (Cholesky QR), in place. */
export function orthonormalise(rows: Float32Array, width: number): void {
  const lower = cholesky(gram(rows, width), width);
  for (let at = 0; at < rows.length; at += width) {
    for (let column = 0; column < width; column += 1) {
      let value = rows[at + column] ?? 0;
      for (let before = 0; before < column; before += 1) {
        value -= (lower[column * width + before] ?? 0) * (rows[at + before] ?? 0);
      }
      rows[at + column] = value / (lower[column * width + column] ?? 1);
    }
  }
}

/** Adds the outer product of a row with itself (lower half). */
export function addOuter(into: Float64Array, row: ArrayLike<number>, width: number, from = 0) {
  for (let one = 0; one < width; one += 1) {
    const value = row[from + one] ?? 0;
    if (value === 0) continue;
    for (let other = 0; other <= one; other += 1) {
      const at = one * width + other;
      into[at] = (into[at] ?? 0) + value * (row[from + other] ?? 0);
    }
  }
}

function gram(rows: Float32Array, width: number): Float64Array {
  const products = new Float64Array(width * width);
  for (let at = 0; at < rows.length; at += width) addOuter(products, rows, width, at);
  return products;
}

/** Linearly dependent columns would make it fail: a little is added along the diagonal. */
function cholesky(products: Float64Array, width: number): Float64Array {
  let trace = 0;
  for (let one = 0; one < width; one += 1) trace += products[one * width + one] ?? 0;
  const ridge = trace * 1e-12 + Number.MIN_VALUE;
  const lower = new Float64Array(width * width);
  for (let one = 0; one < width; one += 1) {
    for (let other = 0; other <= one; other += 1) {
      let sum = products[one * width + other] ?? 0;
      for (let before = 0; before < other; before += 1) {
        sum -= (lower[one * width + before] ?? 0) * (lower[other * width + before] ?? 0);
      }
      lower[one * width + other] =
        one === other ? Math.sqrt(Math.max(sum, ridge)) : sum / (lower[other * width + other] ?? 1);
    }
  }
  return lower;
}

export interface Eigen {
  /** Largest first. */
  readonly values: Float64Array;
  /** The eigenvector of value v is column v. */
  readonly vectors: Float64Array;
}

/** Eigenvalues and eigenvectors of a symmetric matrix given by its lower half (cyclic Jacobi). */
export function eigenOf(half: Float64Array, width: number): Eigen {
  const full = new Float64Array(width * width);
  const turned = new Float64Array(width * width);
  for (let one = 0; one < width; one += 1) {
    turned[one * width + one] = 1;
    for (let other = 0; other <= one; other += 1) {
      const value = half[one * width + other] ?? 0;
      full[one * width + other] = value;
      full[other * width + one] = value;
    }
  }
  for (let sweep = 0; sweep < 30 && sweepOnce(full, turned, width) > 1e-11; sweep += 1);
  const order = Array.from({ length: width }, (_, index) => index).toSorted(
    (a, b) => (full[b * width + b] ?? 0) - (full[a * width + a] ?? 0),
  );
  const values = new Float64Array(width);
  const vectors = new Float64Array(width * width);
  for (const [to, from] of order.entries()) {
    values[to] = full[from * width + from] ?? 0;
    for (let row = 0; row < width; row += 1) {
      vectors[row * width + to] = turned[row * width + from] ?? 0;
    }
  }
  return { values, vectors };
}

/** One Jacobi sweep. Returns the off-diagonal share of the norm. */
function sweepOnce(full: Float64Array, turned: Float64Array, width: number): number {
  let off = 0;
  let all = 0;
  for (let p = 0; p < width; p += 1) {
    all += (full[p * width + p] ?? 0) ** 2;
    for (let q = p + 1; q < width; q += 1) {
      const between = full[p * width + q] ?? 0;
      off += between ** 2;
      if (between === 0) continue;
      const theta = ((full[q * width + q] ?? 0) - (full[p * width + p] ?? 0)) / (2 * between);
      const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
      const cosine = 1 / Math.sqrt(tangent * tangent + 1);
      turn(full, turned, width, { p, q, cosine, sine: tangent * cosine });
    }
  }
  return all === 0 ? 0 : off / all;
}

interface Turn {
  readonly p: number;
  readonly q: number;
  readonly cosine: number;
  readonly sine: number;
}

function turn(full: Float64Array, turned: Float64Array, width: number, by: Turn): void {
  const { p, q, cosine, sine } = by;
  const mix = (matrix: Float64Array, one: number, other: number) => {
    const [first, second] = [matrix[one] ?? 0, matrix[other] ?? 0];
    matrix[one] = cosine * first - sine * second;
    matrix[other] = sine * first + cosine * second;
  };
  for (let row = 0; row < width; row += 1) mix(full, row * width + p, row * width + q);
  for (let column = 0; column < width; column += 1)
    mix(full, p * width + column, q * width + column);
  for (let row = 0; row < width; row += 1) mix(turned, row * width + p, row * width + q);
}
