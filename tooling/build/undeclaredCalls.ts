import { asObject, asText, type JsonObject } from 'shared-contracts/registry/apiUse.ts';

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Operations that the built code calls without declaring them, as `operationId (POST /api/…)`; a
 * release only checks declared ones against the server. A path without a method next to it in the
 * code (`api.POST(paths[kind])`) counts as called if none of its operations is declared.
 *
 * @param code of all files of a build
 */
export function undeclaredCalls(
  code: string,
  contract: JsonObject,
  declared: readonly string[],
): string[] {
  return Object.entries(asObject(contract['paths'])).flatMap(([path, item]) => {
    if (!holdsWord(code, path)) return [];
    const operations = methods.flatMap((method) => {
      const operation = asObject(item)[method];
      return operation === undefined
        ? []
        : [{ method, id: asText(asObject(operation)['operationId']) }];
    });
    const named = operations.filter(({ method }) => isCalled(code, method, path));
    const isAnyDeclared = operations.some(({ id }) => declared.includes(id));
    const called = named.length > 0 ? named : isAnyDeclared ? [] : operations;
    return called
      .filter(({ id }) => !declared.includes(id))
      .map(({ id, method }) => `${id} (${method.toUpperCase()} ${path})`);
  });
}

function isCalled(code: string, method: string, path: string): boolean {
  return holdsWord(code, path, `.${method.toUpperCase()}(`);
}

/** Whether built code contains this word as a string, right after `before`. */
export function holdsWord(code: string, word: string, before = ''): boolean {
  return ['"', "'", '`'].some((quote) => code.includes(`${before}${quote}${word}${quote}`));
}
