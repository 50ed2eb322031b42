// Optional features of the engine. Tests and the bench switch them off, to show that answers do not depend on them
// and what each is worth (`npm run bench -- ablation`). Not part of the public interface.

/** Their order is that of the bits in assembly/options.ts. */
export const FEATURES = [
  'belief',
  'tempered belief',
  'symmetric clauses',
  'symmetric decisions',
  'symmetric solutions',
  'order literals',
  'probing',
  'contrary decisions',
  'enumeration',
  'line splitting',
  'windows',
  'area check',
  'beam',
  'consensus',
] as const;
export type Feature = (typeof FEATURES)[number];

/** The features as bits. */
export function featureBits(features: readonly Feature[]): number {
  return features.reduce((bits, feature) => bits | (1 << FEATURES.indexOf(feature)), 0);
}
