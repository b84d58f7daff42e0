import { runDoctor } from './runDoctor.ts';
import { runEvaluateFaces } from './runEvaluateFaces.ts';
import { runExport } from './runExport.ts';
import { runImport } from './runImport.ts';
import { runLoad } from './runLoad.ts';
import { runResetPasskeys } from './runResetPasskeys.ts';
import { runScimToken } from './runScimToken.ts';
import { runPerson } from './runPerson.ts';
import { runVerify } from './runVerify.ts';

// Entry point of the operator's commands: `command.ts import company.json`. Each `run…` describes
// its command.
const screen = {
  now: new Date(),
  elapsed: () => performance.now(),
  say: (line: string) => process.stdout.write(`${line}\n`),
  complain: (line: string) => process.stderr.write(`${line}\n`),
};
const [name, ...args] = process.argv.slice(2);
process.exitCode = await run();

async function run(): Promise<number> {
  if (name === 'import') return await runImport(args, process.env, screen);
  if (name === 'demo:load') return await runLoad(args, process.env, screen);
  if (name === 'scim-token') return await runScimToken(args, process.env, screen);
  if (name === 'person') return await runPerson(args, process.env, screen);
  if (name === 'doctor') return await runDoctor(process.env, screen);
  if (name === 'faces:evaluate') return await runEvaluateFaces(args, screen);
  if (name === 'reset-passkeys') return await runResetPasskeys(args, process.env, screen);
  const [option, file, ...more] = args;
  if (option === undefined) return await runVerify(process.env, screen);
  if (option === '--export' && file !== undefined && more.length === 0) {
    return await runExport(file, process.env, screen);
  }
  screen.complain('Usage: npm run verify-records [-- --export records.jsonl]');
  return 1;
}
