/** A stylesheet is imported for its effect; the build turns it into a file of its own. */
declare module '*.css';
