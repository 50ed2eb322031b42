// Files for the user: nothing is sent anywhere, the browser itself writes them.

export function download(content: string | Uint8Array | Blob, name: string): void {
  const blob = content instanceof Blob ? content : new Blob([content as BlobPart]);
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Pixels for each unit of a drawing. */
const SHARPNESS = 2;

/** An SVG as a PNG, painted by the browser. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * SHARPNESS;
  canvas.height = image.naturalHeight * SHARPNESS;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('No picture.')) : resolve(blob)), 'image/png');
  });
}
