import webpack, { type Compiler } from 'webpack';

/**
 * A remote's chunks load with the hash that the registry names for their address. The shell answers
 * for an address that it does not know with a hash that no file has, so such a file is refused. It also says
 * under which address to ask again after one has hung.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (code) =>
          [
            // A shell of before has no such function.
            'url = self.punctualAddress?.(url) ?? url;',
            code,
            'script.integrity = self.punctualIntegrity(script.src);',
            "script.crossOrigin = 'anonymous';",
          ].join('\n'),
      );
    });
  }
}
