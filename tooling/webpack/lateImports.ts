import { parse, type AnyNode, type Program } from 'acorn';
import webpack, {
  type AsyncDependenciesBlock,
  type Chunk,
  type ChunkGroup,
  type Compilation,
} from 'webpack';
import { nodesOf } from '../browsers/nodesOf.ts';

/** The functions of shared-ui that load code after a page is shown. */
const loaders = ['later', 'laterPart', 'laterDialog', 'laterPage'];

/** The chunks that load with a named one: its own, and those of its imports that are not late. */
export function chunksAtOnce(
  { namedChunkGroups, chunkGraph }: Compilation,
  name: string,
): readonly Chunk[] {
  const chunks = new Set<Chunk>();
  const late = new Map<webpack.NormalModule, ReadonlySet<string>>();

  function add(group: ChunkGroup | undefined): void {
    for (const chunk of group?.chunks ?? []) {
      if (chunks.has(chunk)) continue;
      chunks.add(chunk);
      for (const { blocks } of chunkGraph.getChunkModules(chunk)) {
        for (const block of blocks) if (!isLate(block)) add(chunkGraph.getBlockChunkGroup(block));
      }
    }
  }
  function isLate({ parent, loc }: AsyncDependenciesBlock): boolean {
    if (!(parent instanceof webpack.NormalModule) || !loc || !('start' in loc)) return false;
    const places = late.get(parent) ?? lateImports(String(parent.originalSource()?.source() ?? ''));
    late.set(parent, places);
    return places.has(placeOf(loc.start));
  }

  add(namedChunkGroups.get(name));
  return [...chunks];
}

/**
 * Places (`line:column`) of the imports that a loader of shared-ui gets, also in a constant of the
 * module.
 */
function lateImports(code: string): ReadonlySet<string> {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  const places = new Set<string>();
  const names = loadersIn(program);
  const constants = constantsIn(program);

  function mark(argument: AnyNode): void {
    for (const [node, parent] of nodesOf(argument)) {
      if (node.type === 'ImportExpression' && node.loc) places.add(placeOf(node.loc.start));
      if (node.type !== 'Identifier') continue;
      const isValue = parent.type !== 'MemberExpression' || parent.property !== node;
      const value = isValue ? constants.get(node.name) : undefined;
      if (!value) continue;
      constants.delete(node.name);
      mark(value);
    }
  }

  for (const [node] of nodesOf(program)) {
    const isLoader =
      node.type === 'CallExpression' &&
      node.callee.type === 'Identifier' &&
      names.has(node.callee.name);
    if (isLoader) node.arguments.forEach(mark);
  }
  return places;
}

function loadersIn({ body }: Program): ReadonlySet<string> {
  const names = new Set<string>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== 'shared-ui') continue;
    for (const part of statement.specifiers) {
      const isLoader =
        part.type === 'ImportSpecifier' &&
        part.imported.type === 'Identifier' &&
        loaders.includes(part.imported.name);
      if (isLoader) names.add(part.local.name);
    }
  }
  return names;
}

function constantsIn({ body }: Program): Map<string, AnyNode> {
  const constants = new Map<string, AnyNode>();
  for (const statement of body) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations) {
      if (id.type === 'Identifier' && init) constants.set(id.name, init);
    }
  }
  return constants;
}

function placeOf({ line, column }: { readonly line?: number; readonly column?: number }): string {
  return `${line}:${column}`;
}
