/** An element with its attributes, text and children. */
export interface Element {
  readonly namespace: string;
  /** Without prefix. */
  readonly name: string;
  /** Attributes without namespace, by name. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly Element[];
  /** All text directly in it, across comments. */
  readonly text: string;
}

/** The children with that name. */
export function childrenOf(element: Element | undefined, namespace: string, name: string) {
  return (element?.children ?? []).filter(
    (child) => child.name === name && child.namespace === namespace,
  );
}

export const namespaces = {
  protocol: 'urn:oasis:names:tc:SAML:2.0:protocol',
  assertion: 'urn:oasis:names:tc:SAML:2.0:assertion',
  metadata: 'urn:oasis:names:tc:SAML:2.0:metadata',
  signature: 'http://www.w3.org/2000/09/xmldsig#',
} as const;
