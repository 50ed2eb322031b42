// Where the tensors of the digit network lie, one after the other, each followed by its biases. The program that trains
// the network (bench/assembly/learn.ts) has the same places.
import { HEIGHT, WIDTH } from './glyph';

/** Channels of the three convolutions, numbers that the last one leaves, sizes of the dense layers. */
export const C1: i32 = 8;
export const C2: i32 = 16;
export const C3: i32 = 32;
export const FLAT: i32 = C3 * (HEIGHT / 4) * (WIDTH / 4);
export const HIDDEN: i32 = 48;
export const CLASSES: i32 = 11;

/** Weights and biases of each layer. */
export const W1: i32 = 0;
export const B1: i32 = W1 + C1 * 9;
export const W2: i32 = B1 + C1;
export const B2: i32 = W2 + C2 * C1 * 9;
export const W3: i32 = B2 + C2;
export const B3: i32 = W3 + C3 * C2 * 9;
export const W4: i32 = B3 + C3;
export const B4: i32 = W4 + HIDDEN * FLAT;
export const W5: i32 = B4 + HIDDEN;
export const B5: i32 = W5 + CLASSES * HIDDEN;
/** All weights and biases. */
export const TOTAL: i32 = B5 + CLASSES;
