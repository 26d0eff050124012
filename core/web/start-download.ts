/** Lets the browser save what is at an address. In the document, so that clicks on it are seen there. */
export function startDownload(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
