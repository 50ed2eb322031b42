// AdamW with one cycle of the learning rate: up for a tenth of the steps, then down along a cosine.
const DECAY = 0.01;

export class Optimizer {
  readonly #parameters: readonly Float32Array[];
  readonly #gradients: readonly Float32Array[];
  readonly #means: readonly Float32Array[];
  readonly #squares: readonly Float32Array[];
  readonly #peak: number;
  readonly #steps: number;
  #step = 0;

  constructor(
    parameters: readonly Float32Array[],
    gradients: readonly Float32Array[],
    peak: number,
    steps: number,
  ) {
    this.#parameters = parameters;
    this.#gradients = gradients;
    this.#means = parameters.map(({ length }) => new Float32Array(length));
    this.#squares = parameters.map(({ length }) => new Float32Array(length));
    this.#peak = peak;
    this.#steps = steps;
  }

  /** Applies the summed gradients of `batch` samples and clears them. */
  step(batch: number): void {
    const progress = this.#step++ / this.#steps;
    const rate =
      progress < 0.1
        ? this.#peak * (0.05 + 9.5 * progress)
        : this.#peak * (0.5 + 0.5 * Math.cos((Math.PI * (progress - 0.1)) / 0.9));
    const meanScale = 1 / (1 - 0.9 ** this.#step);
    const squareScale = 1 / (1 - 0.99 ** this.#step);
    this.#parameters.forEach((values, p) => {
      const [gradients, means, squares] = [this.#gradients[p], this.#means[p], this.#squares[p]];
      for (let i = 0; i < values.length; i++) {
        const gradient = gradients[i] / batch;
        means[i] = 0.9 * means[i] + 0.1 * gradient;
        squares[i] = 0.99 * squares[i] + 0.01 * gradient * gradient;
        const move = (means[i] * meanScale) / (Math.sqrt(squares[i] * squareScale) + 1e-8);
        values[i] -= rate * (move + DECAY * values[i]);
        gradients[i] = 0;
      }
    });
  }
}
