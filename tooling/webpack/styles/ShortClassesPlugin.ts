import webpack, { type Compiler } from 'webpack';

/** A class in a rule, as Griffel names them; one without a digit stays, it might be a word. */
const classOfRule = /(?<=["'`},]\.|\s\.)f(?=[0-9a-z]*\d)[0-9a-z]{4,7}(?=[{:,\s>.[])/g;
const word = /\bf[0-9a-z]{4,7}\b/g;

/**
 * Numbers in the place of the classes that Griffel names by a hash of their rule, which does not
 * compress. Two builds number differently: what may meet another in a page has an ending of its own.
 */
export class ShortClassesPlugin {
  readonly #ending: string;

  constructor(ending = '') {
    this.#ending = ending;
  }

  apply(compiler: Compiler): void {
    const name = 'ShortClassesPlugin';
    compiler.hooks.compilation.tap(name, (compilation) => {
      const classes = new Set<string>();
      compilation.hooks.succeedModule.tap(name, (module) => {
        const source = module.originalSource()?.source().toString() ?? '';
        if (!source.includes('__styles(')) return;
        for (const [found] of source.matchAll(classOfRule)) classes.add(found);
      });
      // After the files were made small, before their names are made of their content.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const scripts = compilation
          .getAssets()
          .filter((asset) => asset.name.endsWith('.js'))
          .map((asset) => ({ asset, text: asset.source.source().toString() }))
          .toSorted(largestFirst);
        const numbers = numbered(
          scripts.map(({ text }) => text),
          classes,
        );
        for (const { asset, text } of scripts) {
          const short = new webpack.sources.ReplaceSource(asset.source);
          for (const { 0: found, index } of text.matchAll(word)) {
            const number = numbers.get(found);
            if (number === undefined) continue;
            short.replace(index, index + found.length - 1, `f${number}${this.#ending}`);
          }
          compilation.updateAsset(asset.name, short);
        }
      });
    });
  }
}

interface Script {
  readonly asset: { readonly name: string };
  readonly text: string;
}

/** What all pages load has the shortest numbers. */
function largestFirst(one: Script, other: Script): number {
  return other.text.length - one.text.length || (one.asset.name < other.asset.name ? -1 : 1);
}

/** In the order in which they first appear: neighbours resemble each other, which compresses. */
function numbered(texts: readonly string[], classes: ReadonlySet<string>): Map<string, string> {
  const numbers = new Map<string, string>();
  for (const text of texts) {
    for (const [found] of text.matchAll(word)) {
      if (classes.has(found) && !numbers.has(found)) {
        numbers.set(found, numbers.size.toString(36));
      }
    }
  }
  return numbers;
}
