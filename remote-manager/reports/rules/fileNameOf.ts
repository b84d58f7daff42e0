/** The name of a file by its `content-disposition` (RFC 6266); `otherwise` where it names none. */
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
