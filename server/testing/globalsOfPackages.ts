/**
 * A setup file of vitest, before `freshFile.ts`: `samlp` puts globals in place once, when it is
 * loaded, and is broken for every later test file of the process once they are taken away.
 */
import 'samlp';
