/** All of Fluent, for remotes that import it from the page by its own name. */
export * from '@fluentui/react-components';
