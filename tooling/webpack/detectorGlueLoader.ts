/**
 * The script around the face detector's program. It asks for its own address to find the program,
 * which it is given; webpack would put the path on the machine of the build there.
 */
// oxlint-disable-next-line import/no-default-export -- as webpack wants it
export default function detectorGlueLoader(source: string): string {
  return source
    .replaceAll('import.meta.url', 'self.location.href')
    .replace('await import("node:module")', '{}');
}

export const detectorGlue = /[\\/]@mediapipe[\\/].*[\\/]vision_wasm_module_internal\.js$/;
