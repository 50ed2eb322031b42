/** Solves a small linear system given as rows of coefficients and right side; `undefined` if it is singular. */
export function solveLinear(matrix: Float64Array[]): number[] | undefined {
  const n = matrix.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++) {
      if (Math.abs(matrix[row][column]) > Math.abs(matrix[pivot][column])) pivot = row;
    }
    if (Math.abs(matrix[pivot][column]) < 1e-12) return undefined;
    [matrix[column], matrix[pivot]] = [matrix[pivot], matrix[column]];
    for (let row = 0; row < n; row++) {
      if (row === column) continue;
      const factor = matrix[row][column] / matrix[column][column];
      for (let k = column; k <= n; k++) matrix[row][k] -= factor * matrix[column][k];
    }
  }
  return matrix.map((row, i) => row[n] / row[i]);
}
