/**
 * Parts of shared-ui that are too heavy for every page. The federation runtime hands them to the
 * remotes that use them; named here, they are in the shell's build though no page of its own needs
 * them.
 */
export const librariesOnDemand = {
  'shared-ui/table': async () => await import('shared-ui/table'),
};
