/** Offers a text file for download. `type` is a MIME type without charset. */
export function saveFile(name: string, text: string, type: 'text/csv' | 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
