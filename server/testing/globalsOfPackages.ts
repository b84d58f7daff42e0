/**
 * A setup file of vitest, before `freshFile.ts`: `samlp` sets globals once, when it is loaded, and
 * is broken for every later test file of the process once they are removed.
 */
import 'samlp';
