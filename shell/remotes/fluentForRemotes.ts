import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { fluentVersion } from 'shared-ui/fluent-version';

/** A plugin of the federation runtime: imports of Fluent by its name get the page's whole copy. */
// oxlint-disable-next-line import/no-default-export -- as the runtime wants it
export default function fluentForRemotes(): ModuleFederationRuntimePlugin {
  return {
    name: 'fluent-for-remotes',
    init({ origin }) {
      origin.registerShared({
        '@fluentui/react-components': {
          version: fluentVersion,
          get: async () => {
            const fluent = await import(/* webpackChunkName: "fluent" */ 'shared-ui/fluent');
            return () => fluent;
          },
          shareConfig: { singleton: true, requiredVersion: `^${fluentVersion}` },
        },
      });
    },
  };
}
