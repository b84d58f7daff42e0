import contract from '../openapi/openapi.gen.json' with { type: 'json' };

/** The answers of a call according to the contract. */
export interface ContractCall {
  readonly operationId: string;
  readonly 'x-errors'?: readonly string[];
  /** By status. */
  readonly responses: Readonly<Record<string, ContractResponse>>;
}

export interface ContractResponse {
  readonly description?: string;
  /** A reference into the components, for shared responses. */
  readonly $ref?: string;
  /** By media type. */
  readonly content?: Readonly<Record<string, { readonly schema: unknown }>>;
}

const paths: Readonly<Record<string, Readonly<Record<string, ContractCall>>>> = contract.paths;

/** The call of a request's path; a literal path takes precedence over one with a parameter. */
export function callAt(method: string, pathname: string): ContractCall | undefined {
  const parts = pathname.split('/');
  const fits = (path: string) => {
    const own = path.split('/');
    return (
      own.length === parts.length && own.every((part, at) => isValue(part) || part === parts[at])
    );
  };
  const values = (path: string) => path.split('/').filter(isValue).length;
  const [found] = Object.keys(paths)
    .filter((path) => fits(path) && paths[path]?.[method.toLowerCase()])
    .toSorted((one, other) => values(one) - values(other));
  return found === undefined ? undefined : paths[found]?.[method.toLowerCase()];
}

function isValue(part: string): boolean {
  return part.startsWith('{');
}
