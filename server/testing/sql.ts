import { raw, type Statement } from '../database/statement.ts';

/** SQL of a test with its values: `` database.run(...sql<Row>`select … where id = ${id}`) ``. */
export function sql<Row>(
  texts: TemplateStringsArray,
  ...values: readonly unknown[]
): [Statement<Row>, readonly unknown[]] {
  return [raw(texts.reduce((text, next, index) => `${text}$${index}${next}`)), values];
}
