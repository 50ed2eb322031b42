// Gives the player a file to keep: nothing is sent anywhere, the browser itself writes it.

export function saveFile(name: string, content: string | Uint8Array | Blob, type = ''): void {
  const blob = content instanceof Blob ? content : new Blob([content as BlobPart], { type });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A name for a file, of the title of what is in it; the extension with its dot. */
export function fileNameOf(title: string | undefined, extension: string): string {
  const words = (title ?? '')
    .slice(0, 1000)
    .toLowerCase()
    .split(/[^a-z0-9]+/);
  const plain = words.filter((word) => word !== '').join('-');
  return `${plain.slice(0, 60) || 'puzzle'}${extension}`;
}
