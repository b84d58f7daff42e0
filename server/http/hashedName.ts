/**
 * Names of files whose content never changes: browsers cache them for good. The suffix is limited,
 * since the pattern is tried from every dot of any requested path.
 */
export const hashedName = /\.[0-9a-f]{8,}\.[\w.]{1,20}$/;
