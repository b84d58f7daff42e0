import { runVerify } from './runVerify.ts';

// The entry of `npm run verify-records`; `runVerify` says what it does.
process.exitCode = await runVerify(process.env, {
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
