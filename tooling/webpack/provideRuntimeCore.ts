import { createRequire } from 'node:module';

/**
 * The plugin of the federation runtime by which the shell hands its core to the remotes, as an ES
 * module. Asked for by `provideExternalRuntime` it comes as CommonJS and brings a second copy of the
 * core, 10 kB on the wire.
 */
export function provideRuntimeCore(): string {
  const federation = createRequire(import.meta.url).resolve('@module-federation/enhanced');
  const plugin = '@module-federation/inject-external-runtime-core-plugin';
  return createRequire(federation)
    .resolve(plugin)
    .replace(/\.cjs$/, '.js');
}
