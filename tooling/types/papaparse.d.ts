/** What is used of it: `@types/papaparse` brings Node's types into pages. */
declare module 'papaparse' {
  interface ParseOptions {
    /** Found if it is left out. */
    readonly delimiter?: string;
    readonly delimitersToGuess?: readonly string[];
    readonly skipEmptyLines?: 'greedy';
    /** Rows that are parsed. */
    readonly preview?: number;
  }
  interface UnparseOptions {
    readonly delimiter: string;
    readonly quotes: boolean;
    readonly newline: string;
  }
  const Papa: {
    parse(
      text: string,
      options: ParseOptions,
    ): { readonly data: string[][]; readonly meta: { readonly delimiter: string } };
    unparse(rows: readonly (readonly string[])[], options: UnparseOptions): string;
  };
  export default Papa;
}
