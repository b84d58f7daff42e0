/**
 * Gives remotes the page's core of the federation runtime; `provideExternalRuntime` would bundle it
 * twice.
 */
// oxlint-disable-next-line import/no-default-export -- as the runtime wants it
export { default } from '@module-federation/inject-external-runtime-core-plugin';
