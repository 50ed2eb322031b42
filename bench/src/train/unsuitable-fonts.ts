// Families that must not teach the network. Found by looking at contact sheets of all installed fonts.

/** Families whose digit slots hold other signs, or digits that no puzzle would use. */
export const UNSUITABLE: readonly RegExp[] = [
  /^DSEG Weather/,
  /^DSEG7 7SEGG/,
  /^OCR B [EFX]$/,
  /^(jsMath-)?(cmex|cmsy|cmbsy|msbm|stmary|wasy|wasyb)\d*$/,
  /^feta\d*/,
  /^Neo$/,
  /^Hidekel/,
  /^Patch(Sans|Serif|Stencil)/,
  /^Ecolier_lignes/,
  /^BPG DedaEna/,
  /^Cupola$/,
  /^Kimchi$/,
  /^Sticks$/,
  /^Ferrite Core/,
  /^Breip$/,
  /^Miso$/,
  /^Joscelyn$/,
  /^femkeklaver$/,
];
