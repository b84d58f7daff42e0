/** A stylesheet is imported for its side effect; the build extracts it into a file. */
declare module '*.css';
