import { parse, type ObjectExpression, type Program, type Property } from 'acorn';
import { compileMessage } from 'shared-contracts/words/compileMessage.ts';

/** A package's words in one language. */
export const catalogueFile = /[\\/](?:page-)?messages[\\/](?:en|de|es|th)\.ts$/;

/**
 * The JavaScript of a catalogue with its `messages` in the form that the page reads. Throws on a
 * message that is not one text in ICU's syntax.
 */
export function compileCatalogue(code: string): string {
  let compiled = code;
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  for (const property of (messagesIn(program)?.properties ?? []).toReversed()) {
    if (property.type === 'SpreadElement') continue;
    const { start, end } = property.value;
    const message = JSON.stringify(compileNamed(property));
    compiled = compiled.slice(0, start) + message + compiled.slice(end);
  }
  return compiled;
}

function messagesIn({ body }: Program): ObjectExpression | undefined {
  for (const statement of body) {
    const declared =
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) {
      const isMessages = id.type === 'Identifier' && id.name === 'messages';
      if (isMessages && init?.type === 'ObjectExpression') return init;
    }
  }
  return undefined;
}

function compileNamed({ key, value }: Property) {
  const name = key.type === 'Literal' ? String(key.value) : 'A message';
  if (value.type !== 'Literal' || typeof value.value !== 'string') {
    throw new Error(`${name} is not one text in quotation marks.`);
  }
  try {
    return compileMessage(value.value);
  } catch (fault) {
    throw new Error(`${name} is not in the syntax of ICU: ${String(fault)}`, { cause: fault });
  }
}
