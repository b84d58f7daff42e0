import webpack, { type Compiler } from 'webpack';

/**
 * A remote's chunks load with the hash that the registry names for their address. The shell answers
 * for an address that it does not know with a hash that no file has, so such a file is refused.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkIntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrityPlugin',
        (code) =>
          `${code}\nscript.integrity = self.punctualIntegrity(script.src);\nscript.crossOrigin = 'anonymous';`,
      );
    });
  }
}
