/** Files to keep. */

/** Save something under a name, as a press on a download link would. */
export function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers fetch it a little later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
