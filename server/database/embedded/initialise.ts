import { createEngine } from './createEngine.ts';

// Runs as a separate process: creating a database takes 700 MB that the server should not keep.
const directory = process.argv[2];
if (directory === undefined) throw new Error('Usage: initialise.ts <directory>');
const engine = await createEngine({ directory });
await engine.close();
