// Colours by name, as X Windows (and so XPM files and Olsak's solver) knows them.

const NAMES =
  'white ffffff black 000000 red ff0000 green 00ff00 blue 0000ff yellow ffff00 cyan 00ffff magenta ff00ff ' +
  'gray bebebe grey bebebe darkgray a9a9a9 darkgrey a9a9a9 lightgray d3d3d3 lightgrey d3d3d3 dimgray 696969 ' +
  'dimgrey 696969 slategray 708090 slategrey 708090 gainsboro dcdcdc whitesmoke f5f5f5 snow fffafa ' +
  'orange ffa500 darkorange ff8c00 orangered ff4500 brown a52a2a sienna a0522d chocolate d2691e ' +
  'saddlebrown 8b4513 peru cd853f tan d2b48c burlywood deb887 wheat f5deb3 beige f5f5dc sandybrown f4a460 ' +
  'goldenrod daa520 darkgoldenrod b8860b gold ffd700 khaki f0e68c darkkhaki bdb76b lightyellow ffffe0 ' +
  'ivory fffff0 pink ffc0cb lightpink ffb6c1 hotpink ff69b4 deeppink ff1493 salmon fa8072 ' +
  'lightsalmon ffa07a darksalmon e9967a coral ff7f50 lightcoral f08080 tomato ff6347 firebrick b22222 ' +
  'crimson dc143c darkred 8b0000 maroon b03060 indianred cd5c5c violetred d02090 purple a020f0 ' +
  'violet ee82ee darkviolet 9400d3 blueviolet 8a2be2 orchid da70d6 darkorchid 9932cc plum dda0dd ' +
  'thistle d8bfd8 lavender e6e6fa indigo 4b0082 navy 000080 navyblue 000080 darkblue 00008b ' +
  'mediumblue 0000cd royalblue 4169e1 dodgerblue 1e90ff deepskyblue 00bfff skyblue 87ceeb ' +
  'lightskyblue 87cefa steelblue 4682b4 lightsteelblue b0c4de cornflowerblue 6495ed cadetblue 5f9ea0 ' +
  'lightblue add8e6 powderblue b0e0e6 slateblue 6a5acd midnightblue 191970 turquoise 40e0d0 ' +
  'darkturquoise 00ced1 aquamarine 7fffd4 lightcyan e0ffff darkcyan 008b8b teal 008080 aqua 00ffff ' +
  'darkgreen 006400 forestgreen 228b22 seagreen 2e8b57 mediumseagreen 3cb371 lightgreen 90ee90 ' +
  'palegreen 98fb98 limegreen 32cd32 lime 00ff00 lawngreen 7cfc00 chartreuse 7fff00 greenyellow adff2f ' +
  'yellowgreen 9acd32 springgreen 00ff7f olive 808000 olivedrab 6b8e23 darkolivegreen 556b2f silver c0c0c0 ' +
  'fuchsia ff00ff darkmagenta 8b008b azure f0ffff mintcream f5fffa honeydew f0fff0 linen faf0e6';

const TABLE = new Map<string, string>();
const words = NAMES.split(' ');
for (let i = 0; i < words.length; i += 2) TABLE.set(words[i], `#${words[i + 1]}`);

/** `#rrggbb` of a name (`Light Blue`, `gray40`), of hexadecimal digits, or of `r, g, b`; undefined if none. */
export function rgbOf(text: string): string | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
  const hex = /^#?([\da-f]{6}|[\da-f]{3})$/.exec(word)?.[1];
  if (TABLE.has(word)) return TABLE.get(word);
  if (hex !== undefined) return `#${hex.length === 6 ? hex : hex.replace(/./g, '$&$&')}`;
  const parts = text.split(',').map((part) => Number(part.trim() || Number.NaN));
  if (parts.length === 3 && parts.every((part) => Number.isInteger(part) && part >= 0 && part < 256)) {
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  }
  const percent = /^gr[ae]y(\d{1,3})$/.exec(word)?.[1];
  if (percent === undefined || Number(percent) > 100) return undefined;
  return `#${Math.round(Number(percent) * 2.55)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`;
}
