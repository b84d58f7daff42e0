/** A file from the server. */
export interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
}

/**
 * The file of a response requested with `parseAs: 'blob'`, which the contract types as text;
 * `otherwise` is the fallback name.
 */
export function fileOf(data: unknown, { headers }: Response, otherwise: string): DownloadedFile {
  if (!(data instanceof Blob)) throw new TypeError('A file is asked for as a blob.');
  return { name: fileNameOf(headers.get('content-disposition'), otherwise), content: data };
}

/** The file name in a `content-disposition` header (RFC 6266). */
export function fileNameOf(disposition: string | null, otherwise: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  const [, plain] = /filename="([^"]+)"/i.exec(disposition ?? '') ?? [];
  if (encoded === undefined) return plain ?? otherwise;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return plain ?? otherwise;
  }
}

/** Saves a file as a browser download. */
export function saveFile({ name, content }: DownloadedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file some time after the click, without an event.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
