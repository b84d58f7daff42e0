import { runExport } from './runExport.ts';
import { runVerify } from './runVerify.ts';

// The entry of `npm run verify-records`; `runVerify` and `runExport` say what it does.
const surroundings = {
  say: (line: string) => process.stdout.write(`${line}\n`),
  complain: (line: string) => process.stderr.write(`${line}\n`),
};
const [option, file, ...more] = process.argv.slice(2);

if (option === undefined) process.exitCode = await runVerify(process.env, surroundings);
else if (option === '--export' && file !== undefined && more.length === 0) {
  process.exitCode = await runExport(file, process.env, surroundings);
} else {
  surroundings.complain('Usage: npm run verify-records [-- --export records.jsonl]');
  process.exitCode = 1;
}
