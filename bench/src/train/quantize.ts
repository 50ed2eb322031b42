// Weights as bytes: one scale per output channel, so that a loud channel does not cost a quiet one its precision.
export interface Tensor {
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

/** Layout per tensor: for each output a float32 scale and a float32 bias, then its weights as int8. */
export function quantized(tensors: readonly Tensor[]): Uint8Array {
  const parts = tensors.flatMap(({ weights, biases }) => {
    const size = weights.length / biases.length;
    return Array.from(biases, (bias, out) => {
      const row = weights.subarray(out * size, (out + 1) * size);
      const scale = row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / 127;
      const part = new Uint8Array(8 + size);
      const view = new DataView(part.buffer);
      view.setFloat32(0, scale, true);
      view.setFloat32(4, bias, true);
      row.forEach((weight, i) => {
        view.setInt8(8 + i, Math.round(weight / scale));
      });
      return part;
    });
  });
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** The source of the module that holds the weights. */
export function weightsModule(bytes: Uint8Array, temperature: number): string {
  return [
    '// Weights of the digit network, written by `npm run train -- digits`. Do not edit.',
    `export const TEMPERATURE = ${temperature};`,
    `export const WEIGHTS_BASE64 =\n  '${Buffer.from(bytes).toString('base64')}';`,
    '',
  ].join('\n');
}
