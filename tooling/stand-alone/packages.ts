import { join, resolve } from 'node:path';
import { workspaceFolder } from '../build/workspace.ts';
import { packSources } from './packSources.ts';

/** `npm run packages -- ../remote-payroll/packages`: packs what a remote of its own repository needs. */
const folder = resolve(process.argv[2] ?? join(workspaceFolder, 'dist/packages'));
await packSources(folder);
console.log(`The packages lie in ${folder}.`);
