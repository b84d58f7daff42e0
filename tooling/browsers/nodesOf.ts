import type { AnyNode } from 'acorn';

/** A node and everything in it, each with its parent. */
export function* nodesOf(node: AnyNode, parent: AnyNode = node): Generator<[AnyNode, AnyNode]> {
  yield [node, parent];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* nodesOf(child, node);
    }
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
